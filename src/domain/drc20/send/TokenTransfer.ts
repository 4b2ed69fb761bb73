/** One of our token transfers: recorded before any of it is broadcast, until the index has settled it. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import type { Koinu } from '../../amount/Koinu.ts';
import type { Txid } from '../../tx/Txid.ts';
import type { TransferSubject } from '../TokenActivity.ts';

/**
 * Its progress.
 * - `waiting`: recorded; others go first · `committing`: its commit is being broadcast
 * - `revealing`: the commit is out, the reveal is being broadcast · `sent`: both are out · `mined`: the reveal is in a block
 * - `indexed`: the ledger moved the token · `failed`: the ledger rejected it, and nothing moved
 * - `rejected`: the commit was rejected, nothing was sent · `stuck`: the commit is out, and its reveal was rejected: its money can be
 * recovered · `recovering`: the recovery is on its way · `recovered`: the money is back
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

/** Its position among several that were approved together. */
export interface BatchPosition {
  /** the first transfer's id */
  readonly id: Txid;
  /** from 1 */
  readonly position: number;
  readonly of: number;
}

/** One transfer. The bytes of commit and reveal are stored as pending transfers of their own. */
export interface TokenTransfer {
  /** the reveal's id, known before anything is broadcast */
  readonly id: Txid;
  readonly commitTxid: Txid;
  readonly network: Network;
  readonly from: DogeAddress;
  readonly to: DogeAddress;
  readonly subject: TransferSubject;
  /** koinu in the commit's first output */
  readonly commitValue: Koinu;
  /** hex: unlocks that output; kept until it is spent */
  readonly redeemScript: string;
  /** of commit and reveal together, koinu */
  readonly fee: Koinu;
  /** sent to the recipient along with the token, koinu */
  readonly given: Koinu;
  readonly batch: BatchPosition | null;
  /** milliseconds since 1970 */
  readonly createdAtMs: number;
  readonly stage: TokenStage;
  /** the transaction that recovers the commit's money; null: none */
  readonly recoveryTxid: Txid | null;
  /** the index's latest verdict */
  readonly verdict:
    | { readonly kind: 'none' }
    | { readonly kind: 'indexed'; readonly index: string; readonly height: number }
    | { readonly kind: 'failed'; readonly index: string; readonly reason: string };
}

/** Whether it has reached a final stage. */
export const isTokenTransferOver = ({ stage }: TokenTransfer): boolean =>
  stage === 'indexed' || stage === 'failed' || stage === 'rejected' || stage === 'recovered';
