/** A video for Chromium's fake camera: a still QR code. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels per module of the code. */
const SCALE = 8;
const [BLACK, WHITE, GREY] = [16, 235, 128];

/** Writes a code's video, uncompressed. @returns the file; the system cleans its folder */
export function filmOf(text: string): string {
  const { data, size } = encode(text, { border: 4 });
  const light = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const left = Math.floor((WIDTH - size * SCALE) / 2);
  const top = Math.floor((HEIGHT - size * SCALE) / 2);
  if (left < 0 || top < 0) throw new RangeError('the code does not fit into the film');
  for (let y = 0; y < size * SCALE; y += 1) {
    const row = data[Math.floor(y / SCALE)];
    for (let x = 0; x < size * SCALE; x += 1)
      if (row?.[Math.floor(x / SCALE)]) light[(top + y) * WIDTH + left + x] = BLACK;
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const file = join(mkdtempSync(join(tmpdir(), 'kennel-film-')), 'code.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip C420jpeg\nFRAME\n`);
  writeFileSync(file, Buffer.concat([head, light, colour]));
  return file;
}
