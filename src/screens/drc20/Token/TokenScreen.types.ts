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

/** The account's balance of it. */
export type TokenStock =
  | { readonly kind: 'held'; readonly holding: TokenHolding }
  /** every index that was asked reports this */
  | { readonly kind: 'none' }
  /** no index answered: that is not zero */
  | { readonly kind: 'unknown'; readonly fault: Fault | null };

/** Its record, besides the balance. */
export type TokenFacts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** @property index - the index that reported it */
  | { readonly kind: 'known'; readonly info: TokenInfo; readonly index: string }
  /** no index has such a record: of doginals */
  | { readonly kind: 'unreported' };

/** This account's last transfers of it, newest first. */
export type RecentActivities =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  | {
      readonly kind: 'known';
      readonly activities: readonly TokenActivity[];
      /** invalid entries of the list. @default 0 */
      readonly leftOut?: number;
    }
  /** no index lists them: of doginals */
  | { readonly kind: 'unreported' };

export type TokenView =
  /** no token index is configured: nothing is known */
  | {
      readonly status: 'unread';
      /** the requested token as written; null if it can't be shown safely */
      readonly tick: string | null;
    }
  /** nothing of it is known yet */
  | { readonly status: 'loading' }
  /** no index answered, and nothing is cached */
  | { readonly status: 'failed'; readonly fault: Fault; readonly reports: readonly IndexReport[] }
  /** no index knows it, or the name is invalid */
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
      /** the well-known token it imitates; null: none */
      readonly lookAlike: KnownToken | null;
      /** hidden from home */
      readonly isArchived: boolean;
      readonly reports: readonly IndexReport[];
      readonly freshness: Freshness;
      /** the user hides amounts */
      readonly isHidden: boolean;
      /** of DOGE; null while unknown */
      readonly price: FiatPrice | null;
      /** result of copying the id */
      readonly copied: CopyOutcome | null;
      /** loads pictures; null without a gateway. Must be a stable reference */
      readonly loadContent: LoadContent | null;
      /** now, milliseconds since 1970 */
      readonly nowMs: number;
    };

export type TokenReady = Extract<TokenView, { status: 'ready' }>;

export interface TokenEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  readonly onSend: () => void;
  readonly onShelve: (isArchived: boolean) => void;
  /** details of a transfer, by its reveal */
  readonly onActivity: (revealTxid: Txid) => void;
  readonly onAllActivity: () => void;
  /** null if links aren't offered. @param url - https, one of the token's links */
  readonly onLink: ((url: string) => void) | null;
  /** the tick_id of a meme-20 token, or the tick */
  readonly onCopyId: () => void;
  readonly onRetry: () => void;
}
