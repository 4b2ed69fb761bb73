import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PICTURES } from '../pictures.mjs';
import { judge, keep } from './judge.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const keptAt = join(folder, 'Screens/home--390.webp');
const differenceAt = join(folder, 'differences/home--390.png');
const nowAt = join(folder, 'differences/home--390.now.png');
afterAll(() => rmSync(folder, { recursive: true }));

/** Pixels 0xRRGGBB, row by row. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** A dark page with a bright square, and a band of a thousand colours. */
function aPicture(width = 390, height = 120): Picture {
  const pixels = new Uint32Array(width * height).fill(0x151212);
  for (let y = 20; y < 60; y++) pixels.fill(0xe3b84a, y * width + 40, y * width + 80);
  for (let at = 0; at < 1000; at++) pixels[100 * width + at] = at * 4001;
  return { width, height, pixels };
}

/** The same picture with a square of another colour on it. */
function withSquare(picture: Picture, colour: number, side: number): Picture {
  const pixels = picture.pixels.slice();
  for (let y = 70; y < 70 + side; y++)
    pixels.fill(colour, y * picture.width + 200, y * picture.width + 200 + side);
  return { ...picture, pixels };
}

/** Three bytes per pixel. */
function bytesOf({ pixels }: Picture): Buffer {
  const bytes = Buffer.alloc(pixels.length * 3);
  for (const [at, colour] of pixels.entries()) bytes.writeUIntBE(colour, at * 3, 3);
  return bytes;
}

async function exhibit(picture: Picture) {
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const file = await sharp(bytesOf(picture), { raw }).png().toBuffer();
  return { file, keptAt, differenceAt, nowAt };
}

beforeEach(async () => {
  rmSync(differenceAt, { force: true });
  await keep(await exhibit(aPicture()));
});

describe('a picture', () => {
  it('passes when it is the same', async () => {
    expect(await judge(await exhibit(aPicture()))).toBeUndefined();
    expect(existsSync(differenceAt)).toBe(false);
  });

  it('fails when four by four pixels changed, and shows which', async () => {
    const problem = await judge(await exhibit(withSquare(aPicture(), 0x262222, 4)));
    expect(problem).toContain('16 pixels differ');
    const shown = await sharp(differenceAt).removeAlpha().raw().toBuffer();
    const marked = aPicture().pixels.filter((_, at) => shown.readUIntBE(at * 3, 3) === 0xff0000);
    expect(marked).toHaveLength(16);
    const file = await sharp(nowAt).removeAlpha().raw().toBuffer();
    expect(file.equals(bytesOf(withSquare(aPicture(), 0x262222, 4)))).toBe(true);
  });

  it('fails when a colour changed by the smallest step', async () => {
    for (const colour of [0x161212, 0x151312, 0x151213, 0x141212, 0x151112, 0x151211]) {
      expect(await judge(await exhibit(withSquare(aPicture(), colour, 4)))).toContain('16 pixels differ');
    }
  });

  it('fails when a single pixel changed', async () => {
    expect(await judge(await exhibit(withSquare(aPicture(), 0x262222, 1)))).toContain('1 pixels differ');
  });

  it('fails when it became higher', async () => {
    expect(await judge(await exhibit(aPicture(390, 121)))).toContain('390 pixels differ');
  });

  it('fails without one of last time', async () => {
    rmSync(keptAt);
    expect(await judge(await exhibit(aPicture()))).toContain('has no picture');
  });
});

describe('keeping', () => {
  it('writes nothing when the picture is the same', async () => {
    const before = statSync(keptAt, { bigint: true }).mtimeNs;
    await keep(await exhibit(aPicture()));
    expect(statSync(keptAt, { bigint: true }).mtimeNs).toBe(before);
  });

  it('keeps every colour as it was drawn', async () => {
    expect(new Set(aPicture().pixels).size).toBeGreaterThan(1000);
    const kept = await sharp(keptAt).raw().toBuffer();
    expect(kept.equals(bytesOf(aPicture()))).toBe(true);
  });
});

describe('the pictures of all stories', () => {
  const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.webp'),
  );
  const kept = files.map((path) => readFileSync(join(PICTURES, path)));

  it('are at most 42 MB', () => {
    expect(kept.reduce((bytes, { length }) => bytes + length, 0)).toBeLessThanOrEqual(42_000_000);
  });

  it('are without loss, and show at least 300 different things', () => {
    // «VP8L» is the lossless format: https://developers.google.com/speed/webp/docs/riff_container
    expect(files.filter((_, at) => kept[at]?.toString('latin1', 12, 16) !== 'VP8L')).toEqual([]);
    const different = new Set(kept.map((file) => createHash('sha256').update(file).digest('hex')));
    expect(different.size).toBeGreaterThanOrEqual(300);
  });
});
