/** Reads a chain like the inscription index: finds inscriptions, and follows their koinu first in, first out, into fees too. */
import { addressOfScript } from '../../../../src/domain/address/addressScript.ts';
import type { Network } from '../../../../src/domain/address/Network.ts';
import { hashToId } from '../../bytes.ts';
import type { Block, TransactionRecord } from '../../chain/types.ts';
import type { Reading } from '../ChainFollower.ts';
import { DoginalsLedger } from './DoginalsLedger.ts';
import type { Inscription } from './Inscription.ts';
import { readFirstPart, readNextPart } from './readPart.ts';

/** A partly revealed inscription: the next part spends the coin that holds it. */
export interface Unfinished {
  readonly id: string;
  readonly mime: string;
  readonly body: readonly Uint8Array[];
  readonly delegate: string | null;
  readonly transactions: number;
  /** the number of pieces still to come */
  readonly left: number;
}

/** The index's state. */
export interface InscriptionState {
  readonly inscriptions: Map<string, Inscription>;
  /** ids by the coin that carries them */
  readonly carried: Map<string, Inscription[]>;
  /** by the coin that the next part spends */
  readonly unfinished: Map<string, Unfinished>;
  readonly ledger: DoginalsLedger;
}

/** An inscribed koinu within a transaction: its position among all input koinu. */
interface Carried {
  readonly inscription: Inscription;
  readonly offset: bigint;
  readonly isNew: boolean;
}

const outpointsOf = ({ tx, isCoinbase }: TransactionRecord): readonly string[] =>
  isCoinbase ? [] : tx.ins.map(({ hash, index }) => `${hashToId(hash)}:${index}`);

function takeMoved(state: InscriptionState, record: TransactionRecord): readonly Carried[] {
  let before = 0n;
  return outpointsOf(record).flatMap((outpoint, at) => {
    const start = before;
    before += record.spends[at]?.value ?? 0n;
    const moved = state.carried.get(outpoint) ?? [];
    state.carried.delete(outpoint);
    return moved.map((inscription) => {
      const offset = start + inscription.location.offset;
      return { inscription, offset, isNew: false };
    });
  });
}

/** Input 0's content: a whole inscription, or a part that output 0 holds. */
function readNew(state: InscriptionState, record: TransactionRecord, block: Block): readonly Carried[] {
  const [outpoint = ''] = outpointsOf(record);
  const script = record.tx.ins[0]?.script ?? new Uint8Array();
  const begun = state.unfinished.get(outpoint);
  state.unfinished.delete(outpoint);
  const part = begun ? goOn(begun, script) : begin(record.txid, script);
  if (!part) return [];
  if (part.left > 0) {
    state.unfinished.set(`${record.txid}:0`, part);
    return [];
  }
  const inscription: Inscription = {
    id: part.id,
    number: state.inscriptions.size,
    mime: part.mime,
    body: Uint8Array.from(part.delegate === null ? part.body.flatMap((piece) => [...piece]) : []),
    delegate: part.delegate,
    transactions: part.transactions,
    height: block.height,
    timeMs: block.timeMs,
    location: { outpoint: '', offset: 0n },
  };
  state.inscriptions.set(inscription.id, inscription);
  return [{ inscription, offset: 0n, isNew: true }];
}

function begin(txid: string, script: Uint8Array): Unfinished | null {
  const first = readFirstPart(script);
  if (!first) return null;
  const { mime, pieces: body, left, delegate } = first;
  return { id: `${txid}i0`, mime, body, left, delegate, transactions: 1 };
}

function goOn(begun: Unfinished, script: Uint8Array): Unfinished | null {
  const { pieces, left } = readNextPart(script, begun.left);
  if (pieces.length === 0) return null;
  return { ...begun, body: [...begun.body, ...pieces], left, transactions: begun.transactions + 1 };
}

/** Assigns koinu to the outputs they fall into; returns those that go into fees, counted from the fee's first. */
function layDown(
  state: InscriptionState,
  record: TransactionRecord,
  carried: readonly Carried[],
  network: Network,
): readonly Carried[] {
  let start = 0n;
  let left = carried;
  for (const [vout, { value, script }] of record.tx.outs.entries()) {
    const end = start + value;
    for (const { inscription, offset, isNew } of left.filter((one) => one.offset < end)) {
      const outpoint = `${record.txid}:${vout}`;
      inscription.location = { outpoint, offset: offset - start };
      state.carried.set(outpoint, [...(state.carried.get(outpoint) ?? []), inscription]);
      const holder = addressOfScript(script, network) ?? '';
      if (isNew) state.ledger.born(inscription, holder);
      else state.ledger.moved(inscription.id, holder);
    }
    left = left.filter((one) => one.offset >= end);
    start = end;
  }
  return left.map((one) => ({ ...one, offset: one.offset - start }));
}

function readBlock(
  state: InscriptionState,
  block: Block,
  records: readonly TransactionRecord[],
  network: Network,
): void {
  const [coinbase, ...others] = records;
  const fees = others.reduce((sum, { fee }) => sum + fee, 0n);
  const reward = coinbase?.tx.outs.reduce((sum, { value }) => sum + value, 0n) ?? 0n;
  let offset = reward - fees;
  const inFees: Carried[] = [];
  for (const record of others) {
    const moved = takeMoved(state, record);
    const made = readNew(state, record, block);
    // a koinu that already carries an inscription gets no other
    const isTaken = moved.some(({ offset: at }) => at === 0n);
    for (const { inscription } of isTaken ? made : []) state.inscriptions.delete(inscription.id);
    const carried = [...moved, ...(isTaken ? [] : made)];
    const lost = layDown(state, record, carried, network);
    for (const { inscription } of lost) state.ledger.moved(inscription.id, null);
    inFees.push(...lost.map((one) => ({ ...one, offset: offset + one.offset, isNew: false })));
    offset += record.fee;
  }
  if (coinbase) layDown(state, coinbase, inFees, network);
}

/** Reads a chain into all inscriptions and the coins that carry them. */
export function readInscriptions(network: Network): Reading<InscriptionState> {
  return {
    begin: () => ({
      inscriptions: new Map(),
      carried: new Map(),
      unfinished: new Map(),
      ledger: new DoginalsLedger(),
    }),
    read: (state, block, records) => readBlock(state, block, records, network),
  };
}
