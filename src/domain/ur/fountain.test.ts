/** The parts of a message: those that mix fragments choose them as the library of the codes does, at a cost that does not grow. */
import '../keys/bufferShim.ts';
import { crc32 } from 'node:zlib';
import { UR, URDecoder, UREncoder } from '@ngraveio/bc-ur';
import { Buffer } from 'buffer';
import { expect, it } from 'vitest';
import { writeCbor } from './cbor.ts';
import { Fountain, FragmentChooser } from './fountain.ts';
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
    expect(new FragmentChooser(count, checksum).choose(at + 1)).toEqual(decoder.lastPartIndexes());
  }
});

/** A part as a code says it, made without the library's mixing. */
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
    for (const at of chooser.choose(sequence))
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
