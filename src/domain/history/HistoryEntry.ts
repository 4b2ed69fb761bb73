import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Koinu } from '../amount/Koinu.ts';
import type { TransferSubject } from '../drc20/TokenActivity.ts';
import type { TokenPart } from '../tx/PendingTransfer.ts';
import type { Txid } from '../tx/Txid.ts';

/** A transaction's current state. */
export type TransferState =
  /** in the mempool, not in a block; `isUndone`: it was in a block that is no longer part of the chain */
  | { readonly kind: 'pending'; readonly isUndone?: boolean }
  /** sent without a response: it may or may not have been broadcast */
  | { readonly kind: 'unknown' }
  /** in a block; at least 1 */
  | { readonly kind: 'confirmed'; readonly confirmations: number }
  /** dropped from the mempool: the money is back, and the same bytes may be sent again */
  | { readonly kind: 'dropped' }
  /** another transaction spent the same coins; null when it is not known which */
  | { readonly kind: 'replaced'; readonly by: Txid | null };

/** A transaction from one account's view: its direction, amount and state. */
export interface HistoryEntry {
  readonly txid: Txid;
  /** `to-self` when nothing went to others; `mined` for a block reward */
  readonly direction: 'received' | 'mined' | 'sent' | 'to-self';
  /** koinu: the amount received, the amount sent without the fee, or the amount moved to ourselves */
  readonly amount: Koinu;
  /** the fee that we paid, koinu; null when someone else paid it */
  readonly fee: Koinu | null;
  /** the other side's addresses: recipients when sent, senders when received; may be empty */
  readonly counterparts: readonly DogeAddress[];
  /** block time, or when it was first seen or sent; milliseconds since 1970 */
  readonly timeMs: number;
  readonly state: TransferState;
  /** its role in one of our token transfers; absent: none is known */
  readonly token?: EntryToken | null;
}

/** A transaction's role in a token transfer. */
export interface EntryToken extends Pick<TokenPart, 'role'> {
  /** the token transfer's id; null when only the script is known: made elsewhere, or before this wallet was restored */
  readonly of: Txid | null;
  readonly subject: TransferSubject;
  /** the recipient; null when unknown */
  readonly to: DogeAddress | null;
}

/** Whether its outcome is open: pending, unknown, or dropped for now. */
export const isOpenEntry = ({ state }: Pick<HistoryEntry, 'state'>): boolean =>
  state.kind === 'pending' || state.kind === 'unknown' || state.kind === 'dropped';
