/** Recorded transactions, read block by block as the sandbox's index of inscriptions reads a chain. */
import { hashToId } from '../../bytes.ts';
import { decodeTransaction } from '../../chain/decodeTransaction.ts';
import type { TransactionRecord } from '../../chain/types.ts';
import { type InscriptionState, readInscriptions } from './readInscriptions.ts';

const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

/** What a block pays its miner before fees, on regtest where nothing halved yet: the first output of each coinbase here. */
export const SUBSIDY = 1_000_000_000_000n;

/** Whether the coin of before the recording pays nothing, so that what comes behind it goes into the fee. */
interface RecordOptions {
  readonly isIntoFee?: boolean;
}

/** A reading of a chain that holds what was recorded, and nothing before. */
export function openReplay() {
  const { begin, read } = readInscriptions('regtest');
  const state: InscriptionState = begin();
  const known = new Map<string, TransactionRecord>();

  /** What was spent from before the recording pays for what its transaction leaves. */
  function recordOf(rawHex: string, { isIntoFee = false }: RecordOptions = {}): TransactionRecord {
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
    const fee = sum(spends.map(({ value }) => value)) - sum(decoded.tx.outs.map(({ value }) => value));
    const record = { ...decoded, spends, isCoinbase: false, fee: fee > 0n ? fee : 0n, firstSeenMs: 0 };
    known.set(decoded.txid, record);
    return record;
  }

  let height = 0;
  /** Reads a block of these. @param coinbase - its id; made up unless given */
  function readBlock(records: readonly TransactionRecord[], coinbase?: string): void {
    const [first] = records;
    if (!first) throw new TypeError('no transaction');
    height += 1;
    const reward = SUBSIDY + sum(records.map(({ fee }) => fee));
    const tx = Object.assign(Object.create(first.tx), {
      outs: [{ value: reward, script: new Uint8Array() }],
    }) as TransactionRecord['tx'];
    const miner = { ...first, tx, isCoinbase: true, txid: coinbase ?? `${height}`.padStart(64, '0') };
    const txids = records.map(({ txid }) => txid);
    read(state, { height, hash: '', previousHash: '', timeMs: 0, txids }, [miner, ...records]);
  }

  return { state, recordOf, readBlock };
}
