// What a real index made of drc-20 step by step, put to the sandbox's reading of the same transactions.
import { describe, expect, it } from 'vitest';
import { hashToId } from '../../bytes.ts';
import { decodeTransaction } from '../../chain/decodeTransaction.ts';
import type { TransactionRecord } from '../../chain/types.ts';
import vectors from '../../vectors/ord/drc20-steps.json' with { type: 'json' };
import { writeAmount } from './DoginalsLedger.ts';
import { readInscriptions } from './readInscriptions.ts';

interface Held {
  readonly tick: string;
  readonly available: string;
  readonly transferable: string;
}
interface Step {
  readonly what: string;
  readonly txs: readonly { readonly hex: string }[];
  readonly after: Readonly<Record<string, readonly Held[]>>;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

/** Where the coin before the inscribed one pays for all that is left, so that this one goes into the fee. */
const INTO_FEE = 'its coin goes into the fee: back to the sender';

/** Reads block after block. What was spent from before the recording pays for what its transaction leaves. */
function openIndex() {
  const { begin, read } = readInscriptions('regtest');
  const state = begin();
  const known = new Map<string, TransactionRecord>();
  function recordOf(rawHex: string, isIntoFee: boolean): TransactionRecord {
    const decoded = decodeTransaction(rawHex);
    if (!decoded) throw new TypeError(rawHex);
    const spent = decoded.tx.ins.map(({ hash, index }) => known.get(hashToId(hash))?.tx.outs[index]);
    const paid = isIntoFee ? 0n : sum(spent.map((out) => out?.value ?? 0n));
    const left = sum(decoded.tx.outs.map(({ value }) => value)) - paid;
    const firstUnknown = spent.indexOf(undefined);
    const spends = spent.map((out, at) => ({
      value: out?.value ?? (at === firstUnknown && left > 0n ? left : 0n),
      script: out?.script ?? new Uint8Array(),
    }));
    const record = { ...decoded, spends, isCoinbase: false, fee: 0n, firstSeenMs: 0 };
    known.set(decoded.txid, record);
    return record;
  }
  let height = 0;
  function take({ what, txs }: Step): void {
    const records = txs.map(({ hex }) => recordOf(hex, what === INTO_FEE));
    const [first] = records;
    if (!first) throw new TypeError('no transaction');
    height += 1;
    const coinbase = { ...first, isCoinbase: true, txid: `${height}`.padStart(64, '0') };
    const txids = records.map(({ txid }) => txid);
    read(state, { height, hash: '', previousHash: '', timeMs: 0, txids }, [coinbase, ...records]);
  }
  const heldBy = (address: string): readonly Held[] =>
    state.ledger.balancesOf(address).map(({ spelt, available, transferable }) => ({
      tick: spelt,
      available: writeAmount(available),
      transferable: writeAmount(transferable),
    }));
  return { take, heldBy };
}

describe('drc-20 on a real index, step by step', () => {
  const { take, heldBy } = openIndex();

  it.each(vectors.steps as readonly Step[])('$what', (step) => {
    take(step);
    const { after } = step;
    const held = Object.entries(vectors.people).map(([name, address]) => [name, heldBy(address)] as const);
    const told = Object.keys(vectors.people).map((name) => [name, after[name] ?? []] as const);
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(told));
  });
});
