import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, type Points, readPicture, readPoints } from './readPicture.ts';

/** A code drawn with so many points to a module, as a screenshot has it. */
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
});
