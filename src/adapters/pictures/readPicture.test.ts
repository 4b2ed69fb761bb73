import { encode } from 'uqr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCREEN_PIXELS } from '../../domain/content/contentKind.ts';
import { MAX_PICTURE_BYTES, type Points, readPicture, readPoints } from './readPicture.ts';

/** A code drawn with this many pixels per module, as in a screenshot. */
function picture(text: string, scale: number, isInverse = false): Points {
  const { data: modules, size } = encode(text, { border: 4 });
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let index = 0; index < width * width; index++) {
    const [x, y] = [Math.floor((index % width) / scale), Math.floor(index / width / scale)];
    const isDark = modules[y]?.[x] !== isInverse;
    data.fill(isDark ? 20 : 250, index * 4, index * 4 + 3);
  }
  return { width, height: width, data };
}

describe('a picture of a code', () => {
  it.each([
    'DLrkRX7UzbSRc56p5mzUn8w6a8DQuoGfrQ',
    'dogecoin:DLrkRX7UzbSRc56p5mzUn8w6a8DQuoGfrQ?amount=12.5&label=Moon%20Coffee',
    'https://example.org/a/b?c=d',
  ])('says %s', async (text) => {
    expect(await readPoints(picture(text, 6))).toBe(text);
  });

  it('is read with few points to a module', async () => {
    expect(await readPoints(picture('dogecoin:D', 3))).toBe('dogecoin:D');
  });

  it('says nothing when there is no code in it', async () => {
    const data = new Uint8ClampedArray(200 * 200 * 4).fill(255);
    expect(await readPoints({ width: 200, height: 200, data })).toBeNull();
  });

  it('is not opened when it is too big', async () => {
    const file = { size: MAX_PICTURE_BYTES + 1 } as Blob;
    expect(await readPicture(file)).toEqual({
      ok: false,
      problem: { kind: 'too-big', most: MAX_PICTURE_BYTES },
    });
  });

  const number = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
  const heads = (width: number, height: number): readonly (readonly [string, readonly number[]])[] => {
    const low = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
    const three = (value: number) => [...low(value - 1), ((value - 1) >>> 16) & 0xff];
    const ascii = (text: string) => [...new TextEncoder().encode(text)];
    const png = [0x89, ...ascii('PNG'), 13, 10, 26, 10, 0, 0, 0, 13, ...ascii('IHDR')];
    const high = (value: number) => [(value >>> 8) & 0xff, value & 0xff];
    return [
      ['PNG', [...png, ...number(width), ...number(height), 8, 6, 0, 0, 0]],
      ['JPEG', [0xff, 0xd8, 0xff, 0xc2, 0, 17, 8, ...high(height), ...high(width), 3, 0, 0, 0]],
      ['GIF', [...ascii('GIF89a'), ...low(width), ...low(height), 0, 0, 0]],
      [
        'WebP',
        [
          ...[...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0],
          ...[...three(width), ...three(height)],
        ],
      ],
    ];
  };

  const decoded = () => {
    const spy = vi.fn(async () => Promise.reject(new Error('no picture')));
    vi.stubGlobal('createImageBitmap', spy);
    return spy;
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each(heads(20_000, 20_000))('is not decoded when its head says 400 megapixels: %s', async (_, head) => {
    const decode = decoded();
    const file = new Blob([Uint8Array.from(head)], { type: 'image/png' });
    expect(await readPicture(file)).toEqual({
      ok: false,
      problem: { kind: 'too-many-pixels', most: SCREEN_PIXELS },
    });
    expect(decode).not.toHaveBeenCalled();
  });

  it.each(heads(6_000, 4_000))('is decoded up to what a screen draws, as what it is: %s', async (_, head) => {
    const decode = decoded();
    await readPicture(new Blob([Uint8Array.from(head)], { type: 'image/svg+xml' }));
    expect(decode).toHaveBeenCalledOnce();
    expect(decode).toHaveBeenCalledWith(
      expect.objectContaining({ type: expect.stringMatching(/png|jpeg|gif|webp/) }),
    );
  });

  it.each([
    ['AVIF', [0, 0, 0, 32, ...new TextEncoder().encode('ftypavif')]],
    ['HEIC', [0, 0, 0, 32, ...new TextEncoder().encode('ftypheic')]],
    ['a bitmap', [...new TextEncoder().encode('BM'), 0, 0, 0, 0]],
    ['a drawing', [...new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
    ['nothing', []],
    ['a head that is cut off', [0xff, 0xd8, 0xff]],
  ])('is not decoded when its head does not say how large it is: %s', async (_, head) => {
    const decode = decoded();
    const file = new Blob([Uint8Array.from(head)], { type: 'image/avif' });
    expect(await readPicture(file)).toEqual({ ok: false, problem: { kind: 'not-a-picture' } });
    expect(decode).not.toHaveBeenCalled();
  });
});
