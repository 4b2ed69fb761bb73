import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PICTURES } from '../pictures.mjs';
import { distance } from './colours.ts';
import { inFewColours, ROUNDING } from './fewColours.ts';
import { judge, keep } from './judge.ts';
import type { Picture } from './Picture.ts';
import { noteIn, readPng } from './readPng.ts';
import { writePng } from './writePng.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const keptAt = join(folder, 'Screens/home--390.png');
const differenceAt = join(folder, 'differences/home--390.png');
afterAll(() => rmSync(folder, { recursive: true }));

/** A dark page with a bright square, and a band of many colours. */
function aPicture(width = 390, height = 120): Picture {
  const pixels = new Uint32Array(width * height).fill(0x151212);
  for (let y = 20; y < 60; y++) pixels.fill(0xe3b84a, y * width + 40, y * width + 80);
  for (let x = 0; x < width; x++) pixels[100 * width + x] = (x % 256) * 0x010101;
  return { width, height, pixels };
}

/** The same picture with a square of another colour on it. */
function withSquare(picture: Picture, colour: number, side: number): Picture {
  const pixels = picture.pixels.slice();
  for (let y = 70; y < 70 + side; y++)
    pixels.fill(colour, y * picture.width + 200, y * picture.width + 200 + side);
  return { ...picture, pixels };
}

const exhibit = (
  picture: Picture,
  soft: readonly { left: number; top: number; right: number; bottom: number }[] = [],
) => ({
  file: writePng(picture),
  keptAt,
  differenceAt,
  soft: async () => soft,
});

beforeEach(() => {
  rmSync(differenceAt, { force: true });
  keep(exhibit(aPicture()));
});

describe('a picture', () => {
  it('passes when it is the same', async () => {
    expect(await judge(exhibit(aPicture()))).toBeUndefined();
    expect(existsSync(differenceAt)).toBe(false);
  });

  it('passes without the note of its bytes, though its colours were rounded', async () => {
    const kept = readPng(readFileSync(keptAt));
    expect(kept.pixels).not.toEqual(aPicture().pixels);
    keep({ file: writePng(kept, { another: 'file' }), keptAt });
    expect(await judge(exhibit(aPicture()))).toBeUndefined();
  });

  it('fails when four by four pixels changed, and shows which', async () => {
    const problem = await judge(exhibit(withSquare(aPicture(), 0x262222, 4)));
    expect(problem).toContain('16 pixels differ');
    const marked = readPng(readFileSync(differenceAt)).pixels.filter((colour) => colour === 0xff2050);
    expect(marked).toHaveLength(16);
  });

  it('passes when no more than five pixels changed', async () => {
    expect(await judge(exhibit(withSquare(aPicture(), 0x262222, 2)))).toBeUndefined();
    expect(await judge(exhibit(withSquare(aPicture(), 0x262222, 3)))).toContain('9 pixels differ');
  });

  it('fails when it became higher', async () => {
    expect(await judge(exhibit(aPicture(390, 121)))).toContain('390 pixels differ');
  });

  it('may differ a little where letters of the system are, and nowhere else', async () => {
    const changed = withSquare(aPicture(), 0xffffff, 20);
    const there = { left: 190, top: 65, right: 230, bottom: 95 };
    const elsewhere = { left: 0, top: 0, right: 150, bottom: 120 };
    expect(await judge(exhibit(changed, [there]))).toBeUndefined();
    expect(await judge(exhibit(changed, [elsewhere]))).toContain('400 pixels differ');
    expect(await judge(exhibit(withSquare(aPicture(), 0xffffff, 40), [there]))).toContain('pixels differ');
  });

  it('fails without one of last time', async () => {
    rmSync(keptAt);
    expect(await judge(exhibit(aPicture()))).toContain('has no picture');
  });
});

describe('keeping', () => {
  it('writes nothing when the picture is the same', () => {
    const before = statSync(keptAt).mtimeNs;
    keep(exhibit(aPicture()));
    expect(statSync(keptAt).mtimeNs).toBe(before);
  });

  it('moves no channel further than the rounding, and takes fewer colours', () => {
    const picture = aPicture();
    const few = inFewColours(picture);
    const furthest = Math.max(...picture.pixels.map((colour, at) => distance(colour, few.pixels[at] ?? 0)));
    expect(furthest).toBeGreaterThan(0);
    expect(furthest).toBeLessThanOrEqual(ROUNDING);
    expect(new Set(few.pixels).size).toBeLessThan(new Set(picture.pixels).size / 4);
  });

  it('reads back what it wrote, with a palette and without', () => {
    const wide = { width: 600, height: 2, pixels: Uint32Array.from({ length: 1200 }, (_, at) => at * 4001) };
    for (const picture of [aPicture(), wide]) expect(readPng(writePng(picture))).toEqual(picture);
    expect(noteIn(writePng(wide, { exact: 'abc' }), 'exact')).toBe('abc');
  });
});

describe('the pictures of all stories', () => {
  const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.png'),
  );
  const kept = files.map((path) => readFileSync(join(PICTURES, path)));

  it('are at most 28 MB', () => {
    expect(kept.reduce((bytes, { length }) => bytes + length, 0)).toBeLessThanOrEqual(28_000_000);
  });

  it('carry what they were made of, and show at least 300 different things', () => {
    const exact = kept.map((file) => noteIn(file, 'exact'));
    expect(files.filter((_, at) => exact[at] === undefined)).toEqual([]);
    expect(new Set(exact).size).toBeGreaterThanOrEqual(300);
  });
});
