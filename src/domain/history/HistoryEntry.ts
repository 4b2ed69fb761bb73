import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Koinu } from '../amount/Koinu.ts';
import type { TransferSubject } from '../drc20/TokenActivity.ts';
import type { TokenPart } from '../tx/PendingTransfer.ts';
import type { Txid } from '../tx/Txid.ts';

/** What is known of a transaction's fate. */
export type TransferState =
  /** the network has it, no block does; `isUndone`: one did, and is no longer part of the chain */
  | { readonly kind: 'pending'; readonly isUndone?: boolean }
  /** sent, and no answer came: it may or may not have gone out */
  | { readonly kind: 'unknown' }
  /** in a block; at least 1 */
  | { readonly kind: 'confirmed'; readonly confirmations: number }
  /** the network forgot it: the money is back, and the same bytes may be sent again */
  | { readonly kind: 'dropped' }
  /** another transaction spent the same coins; null when it is not known which */
  | { readonly kind: 'replaced'; readonly by: Txid | null };

/** A transaction as one account sees it: which way its money moved, and how far it got. */
export interface HistoryEntry {
  readonly txid: Txid;
  /** `to-self` when nothing left to others; `mined` when it is a block's reward */
  readonly direction: 'received' | 'mined' | 'sent' | 'to-self';
  /** koinu: what came in, what left to others without the fee, or what moved to ourselves */
  readonly amount: Koinu;
  /** koinu that we paid to miners; null when somebody else did */
  readonly fee: Koinu | null;
  /** the other side's addresses: recipients when sent, senders when received; may be empty */
  readonly counterparts: readonly DogeAddress[];
  /** block time, or when it was first seen or sent; milliseconds since 1970 */
  readonly timeMs: number;
  readonly state: TransferState;
  /** which part of a token transfer of ours it is, and what that moves; absent: none that is known */
  readonly token?: EntryToken | null;
}

/** What a transaction of ours does for a token transfer. */
export interface EntryToken extends Pick<TokenPart, 'role'> {
  /** the token transfer's id; null when only the script is known: it was made elsewhere, or before this wallet was restored */
  readonly of: Txid | null;
  readonly subject: TransferSubject;
  /** who gets it; null when that is not known */
  readonly to: DogeAddress | null;
}

/** Whether it is not known how it ends: on its way, in doubt, or forgotten by the network for now. */
export const isOpenEntry = ({ state }: Pick<HistoryEntry, 'state'>): boolean =>
  state.kind === 'pending' || state.kind === 'unknown' || state.kind === 'dropped';
