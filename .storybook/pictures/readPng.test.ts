import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPng } from './readPng.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A part of a file; nobody looks at its checksum. */
function chunk(kind: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(kind), content, Buffer.alloc(4)]);
}

/** A file of three pixels a row, three bytes a pixel, with the filter of each row. */
function fileOf(rows: readonly (readonly number[])[], colourType = 2): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(3, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, colourType], 8);
  const data = deflateSync(Uint8Array.from(rows.flat()));
  const parts = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from(SIGNATURE), ...parts]);
}

const ROW = [10, 20, 30, 13, 22, 31, 200, 100, 50];
const PIXELS = [0x0a141e, 0x0d161f, 0xc86432];

describe('a PNG file', () => {
  it('is read whatever filters its rows have', () => {
    const rows = [
      [0, ...ROW],
      [1, 10, 20, 30, 3, 2, 1, 187, 78, 19],
      [2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [3, 5, 10, 15, 2, 1, 1, 94, 39, 10],
      [4, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ];
    expect([...readPng(fileOf(rows)).pixels]).toEqual([
      ...PIXELS,
      ...PIXELS,
      ...PIXELS,
      ...PIXELS,
      ...PIXELS,
    ]);
  });

  it('is refused when it is something else', () => {
    expect(() => readPng(Buffer.from('GIF89a, and then some more'))).toThrow('not a PNG file');
    expect(() => readPng(fileOf([[0, ...ROW]], 0))).toThrow('another kind of PNG');
  });
});
