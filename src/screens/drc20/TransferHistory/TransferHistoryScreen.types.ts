/** View and events of the token and file transfers. */
import type { Freshness } from '../../../components/feedback/FreshnessText.tsx';
import type { ListRest } from '../../../components/lists/ListTail.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { TokenStage } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { ActivityDirection, TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import type { TokenKey } from '../../../domain/drc20/TokenId.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';

/** Progress of a transfer: ours by its stage, others by the index's report. */
export type ActivityProgress =
  | { readonly kind: 'own'; readonly stage: TokenStage }
  | { readonly kind: 'pending' }
  | { readonly kind: 'indexed' }
  | { readonly kind: 'failed' };

export interface SingleActivity {
  readonly kind: 'single';
  /** the reveal's id, for its details; null when the index has none */
  readonly txid: Txid | null;
  /** stable across renders */
  readonly key: string;
  readonly direction: ActivityDirection;
  readonly subject: TransferSubject;
  /** the other side; null when there is none */
  readonly other: DogeAddress | null;
  /** the contact's name; null if it isn't a contact */
  readonly otherName: string | null;
  readonly progress: ActivityProgress;
  /** milliseconds since 1970; null when unknown */
  readonly timeMs: number | null;
}

/** Several of ours confirmed together, while not all are finished. */
export interface BatchActivity {
  readonly kind: 'batch';
  readonly id: Txid;
  readonly key: string;
  /** the token, with the total amount */
  readonly token: TransferSubject;
  /** how many are settled, how many need attention, and how many there are */
  readonly done: number;
  readonly failed: number;
  readonly of: number;
  /** milliseconds since 1970 */
  readonly timeMs: number;
}

export type ActivityRow = SingleActivity | BatchActivity;

export interface ActivityFilter {
  readonly key: TokenKey;
  /** untrusted text */
  readonly tick: string;
}

export type TransferHistoryView =
  /** no token index is configured: nothing is known */
  | { readonly status: 'unread' }
  | { readonly status: 'loading'; readonly nowMs: number }
  | { readonly status: 'failed'; readonly fault: Fault }
  /** no transfers yet. `leftOut`: invalid entries of the index. @default 0 */
  | { readonly status: 'empty'; readonly leftOut?: number }
  | {
      readonly status: 'ready';
      /** filtered: open ones first, then newest first */
      readonly rows: readonly ActivityRow[];
      /** tokens with transfers; empty: no filter is shown */
      readonly filters: readonly ActivityFilter[];
      /** null: transfers of all tokens and files */
      readonly filter: TokenKey | null;
      readonly rest: ListRest;
      /** invalid entries of the index, as far as read. @default 0 */
      readonly leftOut?: number;
      readonly freshness: Freshness;
      /** the index that reported them; null when none answered */
      readonly index: string | null;
      readonly isHidden: boolean;
      /** now, milliseconds since 1970 */
      readonly nowMs: number;
      /** the initial scroll position; updated while scrolling */
      readonly scrollPosition: { offset: number };
    };

export interface TransferHistoryEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  /** to a transfer's details */
  readonly onActivity: (txid: Txid) => void;
  /** to the details of a batch */
  readonly onBatch: (id: Txid) => void;
  readonly onFilter: (key: TokenKey | null) => void;
  /** the last row became visible, or more was requested */
  readonly onMore: () => void;
  readonly onRefresh: () => void;
}
