/** Compares parsing and hashing with bitcoinjs-lib, which other tests' vectors compare with nodes. */
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { script as scripts, Transaction } from 'bitcoinjs-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOLDEN as TRANSFER } from '../../../../mocks/fixtures/drc20/golden.fixture.ts';
import { GOLDEN as DOGINAL } from '../../../../mocks/fixtures/inscription/doginals.fixture.ts';
import { txid } from '../Txid.ts';
import { operationsIn } from './operations.ts';
import { parseTransaction } from './parseTransaction.ts';
import {
  REPLACEABLE_SEQUENCE,
  serializeTransaction,
  signatureHashes,
  TRANSACTION_VERSION,
} from './serialize.ts';

const seeds = [TRANSFER.commit, TRANSFER.reveal, DOGINAL.rawHex].map(hexToBytes);
const short = fc.uint8Array({ maxLength: 300 });

/** A valid transaction with some bytes changed, removed or added. */
const nearlyGood = fc
  .record({
    seed: fc.constantFrom(...seeds),
    changes: fc.array(fc.tuple(fc.nat(), fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 0xfd, 0xfe, 0xff))), {
      maxLength: 4,
    }),
    cut: fc.tuple(fc.nat(), fc.nat(3)),
    added: fc.uint8Array({ maxLength: 3 }),
  })
  .map(({ seed, changes, cut: [index, count], added }) => {
    const bytes = seed.slice();
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
    const from = index % bytes.length;
    return concatBytes(bytes.subarray(0, from), added, bytes.subarray(from + count));
  });

const outpoint = fc.record({
  txid: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  vout: fc.nat(0xffffffff),
});
const outputs = fc.array(fc.record({ amount: fc.bigInt({ min: 0n, max: 10n ** 14n }), script: short }), {
  minLength: 1,
  maxLength: 260,
});

/** A transaction with some inputs, each with a script: version 2, like all of ours. */
const written = fc
  .record({
    spent: fc.uniqueArray(fc.tuple(outpoint, short), {
      minLength: 1,
      maxLength: 260,
      selector: ([{ txid: id, vout }]) => `${bytesToHex(id)}:${vout}`,
    }),
    outputs,
  })
  .map(({ spent, outputs: paid }) => {
    const outpoints = spent.map(([{ txid: id, vout }]) => ({ txid: txid(bytesToHex(id)), vout }));
    return { outpoints, inputScripts: spent.map(([, script]) => script), outputs: paid };
  });

const decoded = (bytes: Uint8Array): Transaction | null => {
  try {
    return Transaction.fromBuffer(bytes);
  } catch {
    return null;
  }
};

/** Asserts that both parsers agree on some bytes. @returns whether these were accepted */
function readAsLibrary(bytes: Uint8Array): boolean {
  const hex = bytesToHex(bytes);
  const parsed = parseTransaction(hex);
  if (!parsed.ok) return false;
  const library = decoded(bytes);
  expect(library?.toHex()).toBe(hex);
  expect(library?.getId()).toBe(parsed.value.txid);
  expect(library && [library.version | 0, library.locktime, library.byteLength()]).toEqual([
    parsed.value.version,
    parsed.value.lockTime,
    parsed.value.size,
  ]);
  expect(library?.outs).toEqual(parsed.value.outputs);
  return true;
}

describe('a transaction that is read', () => {
  it('is none for us where it is none for the library, and is else written back to the same bytes', () => {
    const taken = { ours: 0, library: 0 };
    fc.assert(
      fc.property(
        fc.oneof({ weight: 5, arbitrary: nearlyGood }, fc.uint8Array({ maxLength: 400 })),
        (bytes) => {
          const isOurs = readAsLibrary(bytes);
          const isLibrarys = decoded(bytes) !== null;
          expect(isOurs && !isLibrarys).toBe(false);
          taken.ours += Number(isOurs);
          taken.library += Number(isLibrarys);
        },
      ),
      { numRuns: 5000, endOnFailure: true },
    );
    expect(taken.ours).toBeGreaterThan(100);
    expect(taken.library).toBeGreaterThan(taken.ours);
  });

  it('is what was written', () => {
    const property = fc.property(written, ({ outpoints, inputScripts, outputs: paid }) => {
      const bytes = serializeTransaction(outpoints, inputScripts, paid);
      expect(readAsLibrary(bytes)).toBe(true);
      const parsed = parseTransaction(bytesToHex(bytes));
      expect(parsed.ok && parsed.value).toMatchObject({ version: TRANSACTION_VERSION, lockTime: 0 });
      expect(parsed.ok && parsed.value.inputs).toEqual(
        outpoints.map((one, index) => ({
          ...one,
          script: inputScripts[index],
          sequence: REPLACEABLE_SEQUENCE,
        })),
      );
    });
    fc.assert(property, { numRuns: 40, endOnFailure: true });
  });
});

describe('what an input signs', () => {
  /** Scripts in the only form that the library leaves unchanged: it rewrites every push in its shortest form. */
  const spendable = fc
    .array(fc.oneof(fc.integer({ min: 0x51, max: 0xaa }), fc.uint8Array({ minLength: 2, maxLength: 520 })), {
      maxLength: 4,
    })
    .map((chunks) => scripts.compile(chunks));

  it('is what the library hashes, for every input', () => {
    const property = fc.property(
      written,
      fc.array(spendable, { minLength: 1, maxLength: 5 }),
      (spec, own) => {
        const spent = spec.outpoints.map((_, index) => own[index % own.length] ?? new Uint8Array(0));
        const transaction = Transaction.fromBuffer(
          serializeTransaction(spec.outpoints, spec.inputScripts, spec.outputs),
        );
        const hashes = [...signatureHashes(spec.outpoints, spent, spec.outputs)].map(bytesToHex);
        expect(hashes).toEqual(
          spent.map((script, index) =>
            bytesToHex(transaction.hashForSignature(index, script, Transaction.SIGHASH_ALL)),
          ),
        );
      },
    );
    fc.assert(property, { numRuns: 30, endOnFailure: true });
  });
});

describe('the operations of a script', () => {
  const opcodes = fc.constantFrom(0, 1, 2, 0x4c, 0x4d, 0x4e, 0x4f, 0x51, 0x60, 0x76, 0xac, 0xff);
  const anyScript = fc.oneof(
    short,
    fc.array(opcodes, { maxLength: 40 }).map((codes) => Uint8Array.from(codes)),
  );

  it('are those of the library, which takes a push of a small number for the operation of that number', () => {
    const asChunk = (data: Uint8Array): Uint8Array | number =>
      scripts.decompile(scripts.compile([data]))?.[0] ?? data;
    const property = fc.property(anyScript, (script) => {
      const operations = [...operationsIn(script)];
      const chunks = operations.flatMap((one) =>
        one === null ? [] : [one.data ? asChunk(one.data) : one.opcode],
      );
      expect(operations.includes(null) ? null : chunks).toEqual(scripts.decompile(script));
    });
    fc.assert(property, { numRuns: 5000, endOnFailure: true });
  });
});
