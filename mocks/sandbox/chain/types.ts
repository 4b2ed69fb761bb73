/** The sandbox chain's types: coins, blocks, transactions and a node's verdicts. */

import type { Transaction } from 'bitcoinjs-lib';

/** An unspent output. */
export interface SandboxCoin {
  readonly txid: string;
  readonly vout: number;
  /** koinu */
  readonly value: bigint;
  readonly script: Uint8Array;
  /** null in the mempool */
  readonly height: number | null;
  readonly isCoinbase: boolean;
}

/** The output that an input spends. */
export type SpentOutput = Pick<SandboxCoin, 'value' | 'script'>;

/** A transaction seen by the sandbox, confirmed or not. */
export interface TransactionRecord {
  readonly txid: string;
  readonly tx: Transaction;
  readonly rawHex: string;
  /** bytes */
  readonly size: number;
  readonly isCoinbase: boolean;
  /** each input's output, in order; empty for a coinbase */
  readonly spends: readonly SpentOutput[];
  /** koinu; 0 for a coinbase */
  readonly fee: bigint;
  /** milliseconds since 1970 */
  readonly firstSeenMs: number;
}

export interface Block {
  readonly height: number;
  readonly hash: string;
  readonly previousHash: string;
  /** milliseconds since 1970, whole seconds */
  readonly timeMs: number;
  /** the coinbase first */
  readonly txids: readonly string[];
}

/** Why a node's peers reject a transaction that it accepted. */
export type RelayRejection = 'no answer' | 'rate limited free transaction (code 66)';

/** Whether peers accept a transaction, and so whether it reaches miners. */
export type RelayVerdict =
  | { readonly relayed: true }
  | { readonly relayed: false; readonly relayReason: RelayRejection };

/** A node's rejection: the RPC code, and `reject code: reason` in its own words. */
export interface Rejection {
  readonly accepted: false;
  readonly code: number;
  readonly reason: string;
}

/** The node's verdict on a submitted transaction, and its peers'. */
export type NodeVerdict = ({ readonly accepted: true; readonly txid: string } & RelayVerdict) | Rejection;

/** What the sandbox reports to its listeners. */
export type SandboxEvent =
  | { readonly kind: 'block'; readonly block: Block }
  /** a transaction entered the mempool */
  | { readonly kind: 'transaction'; readonly txid: string };

/** Makes a rejection with a reject code of the peer protocol. @see src/consensus/validation.h */
export const rejection = (rejectCode: number, reason: string): Rejection => ({
  accepted: false,
  code: -26,
  reason: `${rejectCode}: ${reason}`,
});
