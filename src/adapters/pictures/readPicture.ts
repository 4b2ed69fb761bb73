/** Reads a QR code from a picture file, on the device: the picture is sent nowhere. */
import { decodeQR } from 'qr/decode.js';
import type { PictureProblem } from '../../domain/address/PictureProblem.ts';
import { pictureKind, SCREEN_PIXELS } from '../../domain/content/contentKind.ts';
import { err, ok, type Result } from '../../domain/result.ts';

/** Larger files are not opened, bytes. */
export const MAX_PICTURE_BYTES = 20_000_000;

/** Maximum sides for decoding, tried in this order: large codes are found sooner at low resolution. */
const WIDTHS = [1_000, 2_400] as const;

/** Time limit of the decoder's retries, milliseconds. */
const RETRY_MS = 1_500;

/** Pixels of a picture, four bytes each: red, green, blue, alpha. */
export interface Points {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Draws a picture on white, scaled down to a maximum side. */
function draw(picture: ImageBitmap, most: number): Points | null {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The text of a QR code in these pixels; null when there is none. */
export async function readPoints({ width, height, data }: Points): Promise<string | null> {
  try {
    return decodeQR({ width, height, data }, { timeLimit: RETRY_MS });
  } catch {
    return null;
  }
}

/** Decodes a picture file, if its header is acceptable. */
async function decode(file: Blob): Promise<Result<ImageBitmap, PictureProblem>> {
  if (file.size > MAX_PICTURE_BYTES) return err({ kind: 'too-big', most: MAX_PICTURE_BYTES });
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const head = pictureKind(bytes);
  if (head?.kind === 'too-large') return err({ kind: 'too-many-pixels', most: SCREEN_PIXELS });
  if (head?.kind !== 'picture') return err({ kind: 'not-a-picture' });
  const picture = await createImageBitmap(new Blob([bytes], { type: head.mime })).catch(() => null);
  return picture === null ? err({ kind: 'not-a-picture' }) : ok(picture);
}

/**
 * Reads the code in a picture.
 *
 * Problems: `too-big` · `too-many-pixels` · `not-a-picture` · `no-code`
 *
 * @returns the code's text, untrusted
 */
export async function readPicture(file: Blob): Promise<Result<string, PictureProblem>> {
  const decoded = await decode(file);
  if (!decoded.ok) return decoded;
  const picture = decoded.value;
  for (const width of WIDTHS) {
    const points = draw(picture, width);
    const text = points === null ? null : await readPoints(points);
    if (text !== null && text !== '') {
      picture.close();
      return ok(text);
    }
    if (Math.max(picture.width, picture.height) <= width) break;
  }
  picture.close();
  return err({ kind: 'no-code' });
}
