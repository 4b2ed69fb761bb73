/** Assembles an inscription from the transactions that revealed it, with its id. */
import type { RawTransaction } from '../tx/parse/parseTransaction.ts';
import type { Txid } from '../tx/Txid.ts';
import { type Content, readEnvelope } from './readEnvelope.ts';

declare const inscriptionIdBrand: unique symbol;

/** Identifies an inscription: the first transaction that revealed it, `i`, and a number; on Dogecoin it is always 0. */
export type InscriptionId = string & { readonly [inscriptionIdBrand]: true };

const ID = /^[0-9a-f]{64}i(?:0|[1-9]\d{0,4})$/;

export const isInscriptionId = (text: string): text is InscriptionId => ID.test(text);

/** The id of the inscription that a transaction begins to reveal. */
export const inscriptionIdOf = (first: Txid): InscriptionId => `${first}i0` as InscriptionId;

/** An inscription with its id. */
export interface Inscription extends Content {
  readonly id: InscriptionId;
  /** the last transaction that revealed a piece: its first koinu is inscribed */
  readonly revealedBy: Txid;
}

/** Whichever of its outputs is spent: the index checks only the transaction. */
const goesOnFrom = (before: RawTransaction, next: RawTransaction): boolean =>
  next.inputs[0]?.txid === before.txid;

/**
 * Assembles an inscription; never throws.
 *
 * @param transactions - those that revealed it, in order; any after the last piece are ignored
 * @returns null when there is none, or a piece of it is missing
 */
export function readInscription(transactions: readonly RawTransaction[]): Inscription | null {
  const chain: RawTransaction[] = [];
  for (const transaction of transactions) {
    const before = chain.at(-1);
    if (before !== undefined && !goesOnFrom(before, transaction)) return null;
    chain.push(transaction);
    const envelope = readEnvelope(chain.map(({ inputs }) => inputs[0]?.script ?? new Uint8Array(0)));
    if (envelope.kind === 'none') return null;
    if (envelope.kind === 'partial') continue;
    const { contentType, body } = envelope;
    const id = inscriptionIdOf((chain[0] ?? transaction).txid);
    return { id, revealedBy: transaction.txid, contentType, body };
  }
  return null;
}
