import type { LoadContent } from '../../../components/tokens/useContent.ts';
import type { IndexReport } from '../../../domain/drc20/judgeIndexes.ts';
import type { TokenInfo } from '../../../domain/drc20/Token.ts';
import type { KnownToken } from '../../../domain/drc20/TokenHolding.ts';
import type { TokenKey } from '../../../domain/drc20/TokenId.ts';
import type { Fault } from '../../../domain/fault.ts';

export interface FoundToken {
  readonly info: TokenInfo;
  /** the index that reported it */
  readonly index: string;
  /** on home: chosen, or held and not hidden */
  readonly isShown: boolean;
  /** the well-known token it imitates; null: none */
  readonly lookAlike: KnownToken | null;
}

interface AddTokenFrame {
  /** as typed */
  readonly sought: string;
  readonly reports: readonly IndexReport[];
  /** loads pictures; null without a gateway. Must be a stable reference */
  readonly loadContent: LoadContent | null;
}

/** `leftOut`: invalid entries of the index. @default 0 */
export type AddTokenView =
  /** no token index is configured: nothing is known */
  | { readonly status: 'unread' }
  | (AddTokenFrame &
      (
        | { readonly status: 'loading' }
        /** without a search: the most widely held tokens */
        | { readonly status: 'popular'; readonly found: readonly FoundToken[]; readonly leftOut?: number }
        /** fewer letters than an index searches for */
        | { readonly status: 'too-short'; readonly least: number }
        | { readonly status: 'found'; readonly found: readonly FoundToken[]; readonly leftOut?: number }
        /** the indexes that answered don't know it */
        | { readonly status: 'none'; readonly leftOut?: number }
        | { readonly status: 'failed'; readonly fault: Fault }
      ));

export interface AddTokenEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  readonly onSought: (sought: string) => void;
  /** shows it on home, or hides it */
  readonly onShow: (token: TokenKey, isShown: boolean) => void;
  readonly onToken: (token: TokenKey) => void;
  readonly onRetry: () => void;
}
