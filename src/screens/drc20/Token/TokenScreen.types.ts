import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import type { Freshness } from '../../../components/feedback/FreshnessText.tsx';
import type { LoadContent } from '../../../components/tokens/useContent.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { IndexReport } from '../../../domain/drc20/judgeIndexes.ts';
import type { TokenInfo, TokenSummary } from '../../../domain/drc20/Token.ts';
import type { TokenActivity } from '../../../domain/drc20/TokenActivity.ts';
import type { KnownToken, TokenHolding } from '../../../domain/drc20/TokenHolding.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { SendBlocker } from '../../../i18n/messages/tokens/tokenPageMessages.ts';

/** What the account holds of it. */
export type TokenStock =
  | { readonly kind: 'held'; readonly holding: TokenHolding }
  /** every index that was asked says so */
  | { readonly kind: 'none' }
  /** nobody told: that is not nothing */
  | { readonly kind: 'unknown'; readonly fault: Fault | null };

/** All that is told of it beside the balance. */
export type TokenFacts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** @property index - who says so */
  | { readonly kind: 'known'; readonly info: TokenInfo; readonly index: string }
  /** no index keeps such facts: of doginals */
  | { readonly kind: 'unreported' };

/** Its last moves of this account, newest first. */
export type RecentActivities =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  | {
      readonly kind: 'known';
      readonly activities: readonly TokenActivity[];
      /** entries of the list that make no sense. @default 0 */
      readonly leftOut?: number;
    }
  /** no index lists them: of doginals */
  | { readonly kind: 'unreported' };

/** One token of the account. */
export type TokenView =
  /** no token index is read: nothing is known, and nothing is pretended */
  | {
      readonly status: 'unread';
      /** which token is asked for, as somebody wrote it; null when that cannot be shown safely */
      readonly tick: string | null;
    }
  /** nothing of it is known yet */
  | { readonly status: 'loading' }
  /** nobody answered, and nothing was kept from before */
  | { readonly status: 'failed'; readonly fault: Fault; readonly reports: readonly IndexReport[] }
  /** no index knows such a token, or what was asked for is not written like one */
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly account: DogeAddress;
      readonly summary: TokenSummary;
      readonly stock: TokenStock;
      readonly facts: TokenFacts;
      readonly activities: RecentActivities;
      /** null: it can be sent */
      readonly hindrance: SendBlocker | null;
      /** the token that it looks like and is not; null: none */
      readonly lookAlike: KnownToken | null;
      /** the person does not want it on home */
      readonly isArchived: boolean;
      readonly reports: readonly IndexReport[];
      readonly freshness: Freshness;
      /** the person chose not to show amounts */
      readonly isHidden: boolean;
      /** of DOGE; null while none is known */
      readonly price: FiatPrice | null;
      /** what became of copying the id */
      readonly copied: CopyOutcome | null;
      /** fetches pictures; null: no gateway is set up. The same function each time */
      readonly loadContent: LoadContent | null;
      /** now, milliseconds since 1970 */
      readonly nowMs: number;
    };

/** A token of which something is known. */
export type TokenReady = Extract<TokenView, { status: 'ready' }>;

export interface TokenEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  readonly onSend: () => void;
  readonly onShelve: (isArchived: boolean) => void;
  /** the detail of a move, by its reveal */
  readonly onActivity: (revealTxid: Txid) => void;
  readonly onAllActivity: () => void;
  /** null where no links are offered. @param url - https, and of one of the token's links */
  readonly onLink: ((url: string) => void) | null;
  /** the tick_id of a meme-20 token, or the tick */
  readonly onCopyId: () => void;
  readonly onRetry: () => void;
}
