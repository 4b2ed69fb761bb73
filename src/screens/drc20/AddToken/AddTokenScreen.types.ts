import type { LoadContent } from '../../../components/tokens/useContent.ts';
import type { IndexReport } from '../../../domain/drc20/judgeIndexes.ts';
import type { TokenInfo } from '../../../domain/drc20/Token.ts';
import type { KnownToken } from '../../../domain/drc20/TokenHolding.ts';
import type { TokenKey } from '../../../domain/drc20/TokenId.ts';
import type { Fault } from '../../../domain/fault.ts';

/** A token that was found. */
export interface FoundToken {
  readonly info: TokenInfo;
  /** the index that told of it */
  readonly index: string;
  /** on home: chosen, or held and not hidden */
  readonly isShown: boolean;
  /** the token that it looks like and is not; null: none */
  readonly lookAlike: KnownToken | null;
}

interface AddTokenFrame {
  /** as typed */
  readonly sought: string;
  readonly reports: readonly IndexReport[];
  /** fetches pictures; null: no gateway is set up. The same function each time */
  readonly loadContent: LoadContent | null;
}

/** The choice of tokens to show. `leftOut`: entries of the index that make no sense. @default 0 */
export type AddTokenView =
  /** no token index is read: nothing is known, and nothing is pretended */
  | { readonly status: 'unread' }
  | (AddTokenFrame &
      (
        | { readonly status: 'loading' }
        /** nothing is sought: what many people hold */
        | { readonly status: 'popular'; readonly found: readonly FoundToken[]; readonly leftOut?: number }
        /** fewer letters than an index looks for */
        | { readonly status: 'too-short'; readonly least: number }
        | { readonly status: 'found'; readonly found: readonly FoundToken[]; readonly leftOut?: number }
        /** the indexes that answered know nothing of it */
        | { readonly status: 'none'; readonly leftOut?: number }
        | { readonly status: 'failed'; readonly fault: Fault }
      ));

export interface AddTokenEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  readonly onSought: (sought: string) => void;
  /** shows it on home, or hides it there */
  readonly onShow: (token: TokenKey, isShown: boolean) => void;
  readonly onToken: (token: TokenKey) => void;
  readonly onRetry: () => void;
}
