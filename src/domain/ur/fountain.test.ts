/** The parts of a message: mixed fragments are chosen as the UR library does, at a cost that does not grow. */
import '../keys/bufferShim.ts';
import { crc32 } from 'node:zlib';
import { UR, URDecoder, UREncoder } from '@ngraveio/bc-ur';
import { Buffer } from 'buffer';
import { describe, expect, it, vi } from 'vitest';
import { writeCbor } from './cbor.ts';
import { Fountain, FragmentChooser, MAX_MIXED } from './fountain.ts';
import { UrCollector } from './UrCollector.ts';
import { UrFrames } from './UrFrames.ts';

const bytesFrom = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 5)) & 255);

const encoderOf = (length: number, size: number) =>
  new UREncoder(new UR(Buffer.from(bytesFrom(length))), size);

it.each([
  [2, 300, 200],
  [7, 1_000, 150],
  [40, 4_000, 100],
  [100, 10_000, 100],
])('chooses the fragments of %i that the library chooses', (count, length, size) => {
  const encoder = encoderOf(length, size);
  expect(encoder.fragmentsLength).toBe(count);
  const codes = Array.from({ length: 2 * count + 60 }, () => encoder.nextPart());
  for (const [at, code] of codes.entries()) {
    const decoder = new URDecoder();
    decoder.receivePart(code);
    const checksum = (
      decoder as unknown as { readonly fountainDecoder: { readonly expectedChecksum: number } }
    ).fountainDecoder.expectedChecksum;
    const chosen = decoder.lastPartIndexes();
    expect(new FragmentChooser(count, checksum).choose(at + 1)).toEqual(chosen);
  }
});

it.each([
  [1, 90, 100],
  [40, 4_000, 100],
  [400, 40_000, 100],
])(
  'writes the codes of %i parts that the library writes, but those that mix too many',
  (count, length, size) => {
    const encoder = encoderOf(length, size);
    const rows = new UrFrames({ type: 'bytes', cbor: new UR(Buffer.from(bytesFrom(length))).cbor }, size);
    expect(rows.count).toBe(encoder.fragmentsLength);
    const isShown = (code: string) => {
      const decoder = new URDecoder();
      decoder.receivePart(code);
      return count === 1 || decoder.lastPartIndexes().length <= MAX_MIXED;
    };
    const codes = Array.from({ length: rows.count + 40 }, () => encoder.nextPart());
    for (const code of codes.filter(isShown)) expect(rows.next()).toBe(code.toUpperCase());
  },
);

describe('what a code costs after the first round', () => {
  const ROWS = [500, 4_000];
  /** Numbers drawn, fragments listed, and the maximum of either for one code. */
  function mostOf(make: (count: number) => () => unknown): readonly number[] {
    return ROWS.map((count) => {
      const next = make(count);
      next();
      let [work, most] = [0, 0];
      const { from } = Array;
      const drawn = vi.spyOn(Math, 'floor').mockImplementation((number) => {
        work += 1;
        return number - (number % 1);
      });
      const listed = vi.spyOn(Array, 'from').mockImplementation(((given: ArrayLike<unknown>, map: never) => {
        work += given.length ?? 0;
        return from(given, map);
      }) as never);
      try {
        for (let code = 0; code < 60; code += 1) {
          work = 0;
          next();
          most = Math.max(most, work);
        }
      } finally {
        drawn.mockRestore();
        listed.mockRestore();
      }
      return most;
    });
  }

  it('does not grow with the row that is shown', () => {
    const most = mostOf((count) => {
      const rows = new UrFrames({ type: 'bytes', cbor: bytesFrom(count * 20) }, 20);
      for (let code = 0; code < count; code += 1) rows.next();
      return () => rows.next();
    });
    // a few that mix too many are skipped in between
    expect(Math.max(...most)).toBeLessThan(2 * MAX_MIXED);
    expect(Math.min(...most)).toBeGreaterThan(MAX_MIXED / 8);
  });

  it('does not grow with the row that is read', () => {
    const most = mostOf((count) => {
      const fountain = new Fountain(count, 7);
      let sequence = count;
      return () => {
        sequence += 1;
        fountain.take(sequence, new Uint8Array(4));
      };
    });
    expect(Math.max(...most)).toBeLessThan(2 * MAX_MIXED);
    expect(Math.min(...most)).toBeGreaterThan(MAX_MIXED / 8);
  });
});

/** An encoded part, made without the library's mixing. */
function codeOf(sequence: number, count: number, checksum: number, fragment: Uint8Array): string {
  const body = writeCbor([sequence, count, count * fragment.length, checksum, fragment]);
  const code = new UrFrames({ type: 'bytes', cbor: body }, 10_000).next();
  return `ur:bytes/${sequence}-${count}/${code.slice('UR:BYTES/'.length)}`;
}

it('reads a row of 4,000 with 400 mixtures: where each takes longer with the row, this takes longer than a test may', () => {
  const [count, size] = [4_000, 4];
  const fragmentOf = (at: number) => Uint8Array.of(at & 255, at >> 8, 7, 9);
  const whole = new Uint8Array(Array.from({ length: count }, (_, at) => [...fragmentOf(at)]).flat());
  const message = crc32(whole);
  const chooser = new FragmentChooser(count, message);
  const collector = new UrCollector();
  for (let sequence = count + 1; sequence <= count + 400; sequence += 1) {
    const fragment = new Uint8Array(size);
    for (const at of chooser.choose(sequence) ?? [])
      for (const [index, byte] of fragmentOf(at).entries()) fragment[index] = (fragment[index] ?? 0) ^ byte;
    collector.take(codeOf(sequence, count, message, fragment));
  }
  let last = collector.take('');
  for (let at = 0; at < count && last.kind !== 'complete'; at += 1)
    last = collector.take(codeOf(at + 1, count, message, fragmentOf(at)));
  expect(last).toEqual({ kind: 'complete', message: { type: 'bytes', cbor: whole } });
});

it('keeps no more mixtures than there are fragments, and is read all the same', () => {
  const fountain = new Fountain(50, 7);
  for (let sequence = 51; sequence < 5_000; sequence += 1) fountain.take(sequence, new Uint8Array(4));
  for (let at = 1; at <= 50; at += 1) fountain.take(at, new Uint8Array(4));
  expect(fountain.whole).toEqual(new Uint8Array(200));
});
