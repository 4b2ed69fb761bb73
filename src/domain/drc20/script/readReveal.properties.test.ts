// Whatever bytes are inscribed: they are read or rejected, and nothing breaks.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { GOLDEN } from '../../../../mocks/fixtures/drc20/golden.fixture.ts';
import { txid } from '../../tx/Txid.ts';
import { contentOf } from './ledgerContent.ts';
import { readReveal } from './readReveal.ts';
import { redeemScript, revealInputScript } from './redeemScript.ts';

const KEY = hexToBytes(GOLDEN.publicKey);
const SIGNATURE = new Uint8Array(64).fill(1);
const ID = txid('ab'.repeat(32));

const scriptOf = (content: string): Uint8Array => revealInputScript(SIGNATURE, redeemScript(KEY, content));

/** A reproducible stream of numbers: 32-bit xorshift. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

describe('any bytes', () => {
  it('are read or refused, 100,000 times, and never make it throw', () => {
    const next = numbers(20_130_806);
    const seeds = [
      scriptOf(GOLDEN.content),
      scriptOf('{"p":"drc-20","op":"deploy","tick":"wow","max":"10","lim":"5","dec":2}'),
      scriptOf(contentOf({ kind: 'file', fileId: ID })),
    ];
    const kinds = new Map<string, number>();
    for (let run = 0; run < 100_000; run++) {
      const seed = seeds[next() % seeds.length] ?? new Uint8Array();
      const bytes = run % 4 === 0 ? Uint8Array.from({ length: next() % 200 }, next) : seed.slice();
      // most changes are in the content, where most can go wrong
      for (let change = next() % 6; change > 0; change--) {
        const index = next() % 3 === 0 ? next() % bytes.length : bytes.length - 1 - (next() % 80);
        bytes[index] = next() % 2 === 0 ? 0x20 + (next() % 96) : next();
      }
      const cut = next() % 8 === 0 ? bytes.subarray(0, next() % (bytes.length + 1)) : bytes;
      const reading = readReveal(cut);
      const kind = reading.ok ? reading.value.op.kind : reading.problem.kind;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (reading.ok) expect(bytesToHex(cut)).toContain(reading.value.redeemScript);
    }
    const found = ['not-an-inscription', 'not-json', 'unknown-op', 'bad-field', 'transfer', 'drc-20-deploy'];
    for (const kind of found) expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(500);
  });
});
