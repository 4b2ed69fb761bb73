/** The words of the sandbox's chain: coins, blocks, transactions and a node's verdicts. */

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

/** What an input spends. */
export type SpentOutput = Pick<SandboxCoin, 'value' | 'script'>;

/** A transaction that the sandbox has seen, confirmed or not. */
export interface TransactionRecord {
  readonly txid: string;
  readonly tx: Transaction;
  readonly rawHex: string;
  /** bytes */
  readonly size: number;
  readonly isCoinbase: boolean;
  /** what each input spends, in order; empty for a coinbase */
  readonly spends: readonly SpentOutput[];
  /** koinu; 0 for a coinbase */
  readonly fee: bigint;
  /** milliseconds since 1970 */
  readonly firstSeenMs: number;
}

/** A block of the best chain. */
export interface Block {
  readonly height: number;
  readonly hash: string;
  readonly previousHash: string;
  /** milliseconds since 1970, whole seconds */
  readonly timeMs: number;
  /** the coinbase first */
  readonly txids: readonly string[];
}

/** Why the peers of the node that took a transaction don't. */
export type RelayRejection = 'no answer' | 'rate limited free transaction (code 66)';

/** Whether peers take a transaction, which decides whether it reaches miners. */
export type RelayVerdict =
  | { readonly relayed: true }
  | { readonly relayed: false; readonly relayReason: RelayRejection };

/** A node's rejection: the RPC code, and `reject code: reason` in its own words. */
export interface Rejection {
  readonly accepted: false;
  readonly code: number;
  readonly reason: string;
}

/** What a node says to a transaction handed to it, and what its peers do. */
export type NodeVerdict = ({ readonly accepted: true; readonly txid: string } & RelayVerdict) | Rejection;

/** What the sandbox tells its listeners. */
export type SandboxEvent =
  | { readonly kind: 'block'; readonly block: Block }
  /** a transaction entered the mempool */
  | { readonly kind: 'transaction'; readonly txid: string };

/** Builds a rejection with a reject code of the peer protocol. @see src/consensus/validation.h */
export const rejection = (rejectCode: number, reason: string): Rejection => ({
  accepted: false,
  code: -26,
  reason: `${rejectCode}: ${reason}`,
});
