import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedCases } from '../../../mocks/generated/generatedCases.ts';
import { readCbor, writeCbor } from './cbor.ts';
import { psbtMessage, readPsbtMessage } from './psbtMessage.ts';
import { UrCollector, type UrTaken } from './UrCollector.ts';
import { UrFrames } from './UrFrames.ts';

/** Keystone's own vector (ur-registry, CryptoPSBT). */
const KEYSTONE = {
  psbt: '70736274ff01009a020000000258e87a21b56daf0c23be8e7070456c336f7cbaa5c8757924f545887bb2abdd750000000000ffffffff838d0427d0ec650a68aa46bb0b098aea4422c071b2ca78352a077959d07cea1d0100000000ffffffff0270aaf00800000000160014d85c2b71d0060b09c9886aeb815e50991dda124d00e1f5050000000016001400aea9a2e5f0f876a588df5546e8742d1d87008f000000000000000000',
  code: 'ur:crypto-psbt/hdosjojkidjyzmadaenyaoaeaeaeaohdvsknclrejnpebncnrnmnjojofejzeojlkerdonspkpkkdkykfelokgprpyutkpaeaeaeaeaezmzmzmzmlslgaaditiwpihbkispkfgrkbdaslewdfycprtjsprsgksecdratkkhktikewdcaadaeaeaeaezmzmzmzmaojopkwtayaeaeaeaecmaebbtphhdnjstiambdassoloimwmlyhygdnlcatnbggtaevyykahaeaeaeaecmaebbaeplptoevwwtyakoonlourgofgvsjydpcaltaemyaeaeaeaeaeaeaeaeaebkgdcarh',
};

const bytesFrom = (seed: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + seed * 17 + (at >> 5)) & 255);

const framesOf = (bytes: Uint8Array, count: number): string[] => {
  const frames = new UrFrames(psbtMessage(bytes));
  return Array.from({ length: count }, () => frames.next());
};

/** Scans codes until the message is complete. @returns the message; null when it is never complete */
function read(codes: Iterable<string>, collector = new UrCollector()): Uint8Array | null {
  for (const code of codes) {
    const taken = collector.take(code);
    if (taken.kind !== 'complete') continue;
    const bytes = readPsbtMessage(taken.message);
    return bytes.ok ? bytes.value : null;
  }
  return null;
}

describe('a transaction as codes', () => {
  it('is written and read as Keystone does', () => {
    const [code] = framesOf(hexToBytes(KEYSTONE.psbt), 1);
    expect(read([KEYSTONE.code])).toEqual(hexToBytes(KEYSTONE.psbt));
    const frames = new UrFrames(psbtMessage(hexToBytes(KEYSTONE.psbt)), 1_000);
    expect(frames.next()).toBe(KEYSTONE.code.toUpperCase());
    expect(code).toMatch(/^UR:CRYPTO-PSBT\/1-2\//);
  });

  it('of a hundred inputs is read from its first round', () => {
    const bytes = bytesFrom(1, 45_000);
    const { count } = new UrFrames(psbtMessage(bytes));
    expect(count).toBeGreaterThan(200);
    expect(read(framesOf(bytes, count))).toEqual(bytes);
  });

  it('is read when a third is lost, much is repeated, and nothing is in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000 }),
        fc.integer({ min: 200, max: 6_000 }),
        (seed, length) => {
          const bytes = bytesFrom(seed, length);
          const { count } = new UrFrames(psbtMessage(bytes));
          const codes = framesOf(bytes, 4 * count + 20)
            .filter((_, at) => (at * 7 + seed) % 3 !== 0)
            .flatMap((code, at) => (at % 2 === 0 ? [code, code] : [code]))
            .reverse();
          expect(read(codes)).toEqual(bytes);
        },
      ),
      { numRuns: generatedCases(30) },
    );
  });

  it('of two messages mixed, each comes out whole', () => {
    const [one, other] = [bytesFrom(1, 2_000), bytesFrom(2, 2_000)];
    const codes = framesOf(one, 14).flatMap((code, at) => [code, framesOf(other, 14)[at] ?? '']);
    const collector = new UrCollector();
    const taken = codes.map((code) => collector.take(code));
    const whole = taken.flatMap((each) => (each.kind === 'complete' ? [each.message.cbor] : []));
    expect(whole).toEqual([writeCbor(one), writeCbor(other)]);
    expect(taken.some((each) => each.kind === 'part' && each.isMixed)).toBe(true);
  });

  it('of more messages than are kept, the one seen longest ago gives way and begins anew', () => {
    const rows = [1, 2, 3, 4, 5].map((seed) => framesOf(bytesFrom(seed, 1_000), 14));
    const collector = new UrCollector();
    for (const [first = ''] of rows) collector.take(first);
    const progressOf = (row: number, at: number) => collector.take(rows[row]?.[at] ?? '');
    expect(progressOf(4, 1)).toMatchObject({ kind: 'part', received: 2 });
    expect(progressOf(0, 1)).toMatchObject({ kind: 'part', received: 1 });
    expect(read(rows[0] ?? [], collector)).toEqual(bytesFrom(1, 1_000));
  });

  it('goes on where a scan was stopped', () => {
    const bytes = bytesFrom(3, 2_000);
    const codes = framesOf(bytes, 14);
    const collector = new UrCollector();
    expect(read(codes.slice(0, 6), collector)).toBeNull();
    expect(collector.take(codes[0] ?? '')).toEqual({ kind: 'part', received: 6, total: 14, isMixed: false });
    expect(read(codes.slice(6), collector)).toEqual(bytes);
  });

  it('is not read from a damaged code, and the rest is', () => {
    const bytes = bytesFrom(4, 1_000);
    const codes = framesOf(bytes, 30);
    const [first = ''] = codes;
    const collector = new UrCollector();
    expect(collector.take(`${first.slice(0, -2)}AE`)).toEqual({ kind: 'foreign' });
    expect(read(codes.slice(1), collector)).toEqual(bytes);
  });

  it('is refused where it is of another kind', () => {
    const code = new UrFrames({ type: 'bytes', cbor: writeCbor(bytesFrom(6, 20)) }).next();
    const taken = new UrCollector().take(code);
    expect(taken.kind === 'complete' ? readPsbtMessage(taken.message) : taken).toMatchObject({
      problem: { kind: 'other-kind', type: 'bytes' },
    });
    expect(readPsbtMessage({ type: 'crypto-psbt', cbor: hexToBytes('01') })).toMatchObject({
      problem: { kind: 'unreadable' },
    });
  });
});

describe('a part that lies about its message', () => {
  const lie = (fields: readonly (number | Uint8Array)[]): UrTaken => {
    const [code = ''] = framesOf(bytesFrom(5, 1_000), 1);
    const sequence = `${fields[0]}-${fields[1]}`;
    const body = new UrFrames({ type: 'bytes', cbor: writeCbor(fields) }, 10_000)
      .next()
      .slice('UR:BYTES/'.length);
    expect(code).toContain('/1-7/');
    return new UrCollector().take(`ur:crypto-psbt/${sequence}/${body}`);
  };

  it.each([
    ['has too many parts', [1, 9_999, 1_000_000, 7, bytesFrom(0, 100)]],
    ['is too large', [1, 10, 100_000_000, 7, bytesFrom(0, 10_000_000 / 1_000)]],
    ['has another length than its parts', [1, 10, 50, 7, bytesFrom(0, 100)]],
    ['has an empty part', [1, 10, 50, 7, new Uint8Array()]],
    ['has part 0', [0, 10, 1_000, 7, bytesFrom(0, 100)]],
  ] as const)('%s', (_, fields) => {
    expect(lie(fields)).toEqual({ kind: 'foreign' });
  });

  it('announces a list that is not there', () => {
    // the library would read beyond the end
    expect(readCbor(hexToBytes('9affffffff01'))).toBeNull();
    expect(readCbor(hexToBytes('9f01'))).toBeNull();
  });
});

describe('CBOR', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.nat(),
      fc.constantFrom(23, 24, 255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32),
      fc.boolean(),
      fc.string(),
      fc.uint8Array({ maxLength: 300 }),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(), tie('any')), { maxLength: 4 }).map((entries) => new Map(entries)),
      fc.record({ tag: fc.nat(), value: tie('any') }),
    ),
  })).any;

  it('is read as it was written', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(readCbor(writeCbor(one as never))).toEqual(one);
      }),
    );
  });

  it('is not read with a length that could be shorter, or with more after it', () => {
    expect(readCbor(hexToBytes('1817'))).toBeNull();
    expect(readCbor(hexToBytes('0101'))).toBeNull();
    expect(bytesToHex(writeCbor([24, true]))).toBe('821818f5');
  });
});
