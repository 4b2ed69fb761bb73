// Holds a picture of a story against the one that is kept, or keeps it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Box, countOutside, type Difference, differenceOf, drawDifference } from './compare.ts';
import { inFewColours } from './fewColours.ts';
import { noteIn, readPng } from './readPng.ts';
import { writePng } from './writePng.ts';

/** So many pixels may differ. Two runs, and two versions of Chromium, differed in none. */
const TOLERANCE = 5;

/** The letters of the system may differ on another machine, in this part of a picture. */
const SOFT_TOLERANCE = 0.01;

/** Under this name a kept picture carries the SHA-256 of the file that it was made of. */
const EXACT = 'exact';

/** A new picture, and where the one of last time is. */
export interface Exhibit {
  /** a PNG file, as the browser made it */
  readonly file: Buffer;
  /** the kept picture */
  readonly keptAt: string;
  /** the picture of what differs, while something does */
  readonly differenceAt: string;
  /** parts that are drawn with letters of the system; asked only if the files differ */
  readonly soft: () => Promise<readonly Box[]>;
}

const exactOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const isWithin = (difference: Difference, soft: readonly Box[]): boolean =>
  countOutside(difference, soft) <= TOLERANCE &&
  difference.places.length <= Math.max(TOLERANCE, difference.width * difference.height * SOFT_TOLERANCE);

/** Keeps a picture in place of the one of last time, unless it is the same. */
export function keep({ file, keptAt }: Pick<Exhibit, 'file' | 'keptAt'>): void {
  const exact = exactOf(file);
  if (existsSync(keptAt) && noteIn(readFileSync(keptAt), EXACT) === exact) return;
  write(keptAt, writePng(inFewColours(readPng(file)), { [EXACT]: exact }));
}

/** Looks for a difference. @returns what is wrong, or undefined */
export async function judge({ file, keptAt, differenceAt, soft }: Exhibit): Promise<string | undefined> {
  if (!existsSync(keptAt)) return `has no picture ${keptAt} yet: npm run pictures`;
  rmSync(differenceAt, { force: true });
  const kept = readFileSync(keptAt);
  if (noteIn(kept, EXACT) === exactOf(file)) return undefined;
  const now = readPng(file);
  const difference = differenceOf(readPng(kept), now);
  if (isWithin(difference, await soft())) return undefined;
  write(differenceAt, writePng(inFewColours(drawDifference(difference, now))));
  return `${difference.places.length} pixels differ from ${keptAt}: see ${differenceAt}`;
}
