// Holds a picture of a story against the one that is kept, or keeps it.
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Every pixel counts whose colour is not the same. */
const STRICT = { threshold: 0, includeAA: true };

/** A new picture, and where the one of last time is. */
export interface Exhibit {
  /** a PNG file, as the browser made it */
  readonly file: Buffer;
  /** the kept picture, a WebP file: without loss, it is half as large as PNG */
  readonly keptAt: string;
  /** the picture of what differs, a PNG file, while something does */
  readonly differenceAt: string;
  /** the picture as it is now, a PNG file, while something differs */
  readonly nowAt: string;
}

/** Four bytes a pixel. */
const read = (file: Buffer | string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

type Picture = Awaited<ReturnType<typeof read>>;

/** A picture's bytes in a size that holds it; nothing is drawn in what is new. */
const within = ({ data, info }: Picture, width: number, height: number): Promise<Buffer> =>
  sharp(data, { raw: info })
    .extend({ right: width - info.width, bottom: height - info.height, background: 'transparent' })
    .raw()
    .toBuffer();

/** Where two pictures differ: the pixels, counted row by row, and a picture of them in red over a pale one. */
async function differenceOf(one: Picture, other: Picture) {
  const width = Math.max(one.info.width, other.info.width);
  const height = Math.max(one.info.height, other.info.height);
  const drawn = Buffer.alloc(width * height * 4);
  pixelmatch(
    await within(one, width, height),
    await within(other, width, height),
    drawn,
    width,
    height,
    STRICT,
  );
  const isRed = (index: number) => drawn[index * 4] !== drawn[index * 4 + 1];
  const pixels = Array.from({ length: width * height }, (_, index) => index).filter(isRed);
  return { width, height, drawn, pixels };
}

const isSame = (one: Picture, other: Picture): boolean =>
  one.info.width === other.info.width && one.data.equals(other.data);

/** Keeps a picture in place of the one of last time, unless it is the same. */
export async function keep({ file, keptAt }: Pick<Exhibit, 'file' | 'keptAt'>): Promise<void> {
  if (existsSync(keptAt) && isSame(await read(keptAt), await read(file))) return;
  await mkdir(dirname(keptAt), { recursive: true });
  // four hundredths less than the library’s own choice, for ten times its work: few pictures change at once
  await sharp(file).removeAlpha().webp({ lossless: true, quality: 100, effort: 3 }).toFile(keptAt);
}

async function write(path: string, file: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file);
}

/** Looks for a difference. @returns what is wrong, or undefined */
export async function judge({ file, keptAt, differenceAt, nowAt }: Exhibit): Promise<string | undefined> {
  for (const left of [differenceAt, nowAt]) await rm(left, { force: true });
  if (!existsSync(keptAt)) {
    await write(nowAt, file);
    return `has no picture ${keptAt} yet: npm run pictures`;
  }
  const [kept, now] = [await read(keptAt), await read(file)];
  if (isSame(kept, now)) return undefined;
  const { width, height, drawn, pixels } = await differenceOf(kept, now);
  await write(nowAt, file);
  await sharp(drawn, { raw: { width, height, channels: 4 } }).toFile(differenceAt);
  return `${pixels.length} pixels differ from ${keptAt}: see ${differenceAt}`;
}
