/** The moves of tokens and files. */
import type { Freshness } from '../../../components/feedback/FreshnessText.tsx';
import type { ListRest } from '../../../components/lists/ListTail.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { TokenStage } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { ActivityDirection, TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import type { TokenKey } from '../../../domain/drc20/TokenId.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';

/** How far a move came: a transfer of ours by its stage, another's as the index says. */
export type ActivityProgress =
  | { readonly kind: 'own'; readonly stage: TokenStage }
  | { readonly kind: 'pending' }
  | { readonly kind: 'indexed' }
  | { readonly kind: 'failed' };

export interface SingleActivity {
  readonly kind: 'single';
  /** the reveal's id: names the move's detail; null when the index tells none */
  readonly txid: Txid | null;
  /** the same for a move each time it is drawn */
  readonly key: string;
  readonly direction: ActivityDirection;
  readonly subject: TransferSubject;
  /** the other side; null when there is none */
  readonly other: DogeAddress | null;
  /** what the person calls the other side; null when it is no contact */
  readonly otherName: string | null;
  readonly progress: ActivityProgress;
  /** milliseconds since 1970; null when unknown */
  readonly timeMs: number | null;
}

/** Several of ours that were agreed to at once, while not all of them are over. */
export interface BatchActivity {
  readonly kind: 'batch';
  readonly id: Txid;
  readonly key: string;
  /** the token, and all of it together */
  readonly token: TransferSubject;
  /** how many are settled, how many need a look, and how many there are */
  readonly done: number;
  readonly failed: number;
  readonly of: number;
  /** milliseconds since 1970 */
  readonly timeMs: number;
}

export type ActivityRow = SingleActivity | BatchActivity;

/** A token to filter by. */
export interface ActivityFilter {
  readonly key: TokenKey;
  /** anybody's text */
  readonly tick: string;
}

/** The moves of tokens. */
export type TransferHistoryView =
  /** no token index is configured: nothing is known, and nothing is pretended */
  | { readonly status: 'unread' }
  | { readonly status: 'loading'; readonly nowMs: number }
  | { readonly status: 'failed'; readonly fault: Fault }
  /** nothing moved yet. `leftOut`: entries of the index that make no sense. @default 0 */
  | { readonly status: 'empty'; readonly leftOut?: number }
  | {
      readonly status: 'ready';
      /** those that pass the filter: open ones first, then newest first */
      readonly rows: readonly ActivityRow[];
      /** tokens that there are moves of; none: nothing to choose from */
      readonly filters: readonly ActivityFilter[];
      /** null: moves of all tokens and files */
      readonly filter: TokenKey | null;
      readonly rest: ListRest;
      /** entries of the index that make no sense, of what was read so far. @default 0 */
      readonly leftOut?: number;
      readonly freshness: Freshness;
      /** the index that says so; null when none answered */
      readonly index: string | null;
      readonly isHidden: boolean;
      /** now, milliseconds since 1970 */
      readonly nowMs: number;
      /** where the page is scrolled to at first; follows along */
      readonly scrollPosition: { offset: number };
    };

export interface TransferHistoryEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  /** to one move's detail */
  readonly onActivity: (txid: Txid) => void;
  /** to the detail of several */
  readonly onBatch: (id: Txid) => void;
  readonly onFilter: (key: TokenKey | null) => void;
  /** the last row came into sight, or more was asked for */
  readonly onMore: () => void;
  readonly onRefresh: () => void;
}
