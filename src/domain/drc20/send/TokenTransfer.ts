/** A token transfer of ours, written down before anything of it leaves, until the index has settled it. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import type { Koinu } from '../../amount/Koinu.ts';
import type { Txid } from '../../tx/Txid.ts';
import type { TransferSubject } from '../TokenActivity.ts';

/**
 * How far it came.
 *
 * - `waiting`: written down; its turn comes after others · `committing`: its commit is on its way
 * - `revealing`: the commit is out, and the reveal on its way · `sent`: both are out · `mined`: the reveal is in a block
 * - `indexed`: the ledger moved the token · `failed`: the ledger said no, and nothing moved
 * - `rejected`: the commit was rejected, nothing left · `stuck`: the commit is out, and its reveal was rejected: the money in it
 *   can be brought back · `recovering`: it is being brought back · `recovered`: it is back
 */
export type TokenStage =
  | 'waiting'
  | 'committing'
  | 'revealing'
  | 'sent'
  | 'mined'
  | 'indexed'
  | 'failed'
  | 'rejected'
  | 'stuck'
  | 'recovering'
  | 'recovered';

/** Its position among several that were agreed to at once. */
export interface BatchPosition {
  /** the first transfer's id */
  readonly id: Txid;
  /** from 1 */
  readonly position: number;
  readonly of: number;
}

/** One transfer. The bytes of commit and reveal are pending transfers of their own. */
export interface TokenTransfer {
  /** the reveal's id, known before anything leaves */
  readonly id: Txid;
  readonly commitTxid: Txid;
  readonly network: Network;
  readonly from: DogeAddress;
  readonly to: DogeAddress;
  readonly subject: TransferSubject;
  /** koinu in the commit's first output */
  readonly commitValue: Koinu;
  /** hex: what unlocks that output; kept until it is spent */
  readonly redeemScript: string;
  /** of commit and reveal together, koinu */
  readonly fee: Koinu;
  /** what the recipient gets along, koinu */
  readonly given: Koinu;
  readonly batch: BatchPosition | null;
  /** milliseconds since 1970 */
  readonly createdAtMs: number;
  readonly stage: TokenStage;
  /** what brings the commit's money back; null: nothing does */
  readonly recoveryTxid: Txid | null;
  /** what the index said last */
  readonly verdict:
    | { readonly kind: 'none' }
    | { readonly kind: 'indexed'; readonly index: string; readonly height: number }
    | { readonly kind: 'failed'; readonly index: string; readonly reason: string };
}

/** Whether nothing more can happen to it. */
export const isTokenTransferOver = ({ stage }: TokenTransfer): boolean =>
  stage === 'indexed' || stage === 'failed' || stage === 'rejected' || stage === 'recovered';
