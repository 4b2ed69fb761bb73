import type { Freshness } from '../../../components/feedback/FreshnessText.tsx';
import type { ListRest } from '../../../components/lists/ListTail.tsx';
import type { LoadContent } from '../../../components/tokens/useContent.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { FileItem, Nft } from '../../../domain/drc20/Collectible.ts';
import type { IndexReport } from '../../../domain/drc20/judgeIndexes.ts';
import type { KnownToken, TokenHolding, TokenSort } from '../../../domain/drc20/TokenHolding.ts';
import type { TokenKey } from '../../../domain/drc20/TokenId.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { WalletTab } from '../../../domain/specificationConstants.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { TokenStandard } from '../../../i18n/messages/tokens/tokenMessages.ts';

/** The indexes' reports, and their age. */
interface Reported {
  /** one for every configured index */
  readonly reports: readonly IndexReport[];
  /** of the current list */
  readonly freshness: Freshness;
}

/** States of a tab before it has a list. */
type TabBefore =
  /** no index is configured: nothing is known */
  | { readonly kind: 'unread' }
  | { readonly kind: 'loading' }
  /** no index answered, and nothing is cached */
  | { readonly kind: 'failed'; readonly fault: Fault; readonly reports: readonly IndexReport[] };

/** A token row. */
export interface HeldToken extends TokenHolding {
  /** the well-known token it imitates; null: none */
  readonly lookAlike: KnownToken | null;
}

export type TokensTab =
  | TabBefore
  /** none, of any standard, hidden or not */
  | ({ readonly kind: 'empty' } & Reported)
  | ({
      readonly kind: 'ready';
      /** filtered by standard and search, in the order of `sort`; without zero balances and hidden ones */
      readonly holdings: readonly HeldToken[];
      /** number before standard and search, without hidden ones */
      readonly known: number;
      /** hidden ones, in any order */
      readonly archived: readonly HeldToken[];
      readonly sort: TokenSort;
      /** as typed; null while no search is open */
      readonly sought: string | null;
    } & Reported);

/** NFTs or files. */
type CollectionTab<Item> =
  | TabBefore
  | ({ readonly kind: 'empty' } & Reported)
  | ({
      readonly kind: 'ready';
      readonly items: readonly Item[];
      /** number of items by the index's report */
      readonly total: number;
      readonly rest: ListRest;
    } & Reported);

export type NftsTab = CollectionTab<Nft>;
export type FilesTab = CollectionTab<FileItem>;

export interface HomeTabsView {
  readonly tab: WalletTab;
  /** which token standards are shown (Spec §3, `currentNetwork`) */
  readonly standard: TokenStandard;
  readonly tokens: TokensTab;
  readonly nfts: NftsTab;
  readonly files: FilesTab;
  /** loads pictures; null without a gateway. Must be a stable reference */
  readonly loadContent: LoadContent | null;
  /** the initial scroll position; updated while scrolling */
  readonly scrollPosition: { offset: number };
  /** daily change of DOGE's price, percent; null while unknown */
  readonly dayChange: number | null;
}

export interface HomeTabsEvents {
  readonly onTab: (tab: WalletTab) => void;
  readonly onStandard: (standard: TokenStandard) => void;
  readonly onTokenActivity: () => void;
  readonly onAddToken: () => void;
  /** to the chart of price and balance */
  readonly onChart: () => void;
  readonly onToken: (token: TokenKey) => void;
  /** hides a token from the list, or shows it again */
  readonly onShelve: (token: TokenKey, isArchived: boolean) => void;
  readonly onSort: (sort: TokenSort) => void;
  /** @param sought - null to end the search */
  readonly onSearchTokens: (sought: string | null) => void;
  /** @param key - `Nft.key` */
  readonly onNft: (key: string) => void;
  readonly onFile: (fileId: Txid) => void;
  /** the last row became visible, or more was requested */
  readonly onMoreItems: () => void;
  /** asks the indexes of the current tab again */
  readonly onReadTokens: () => void;
}

export interface HomeTabsProps extends HomeTabsView, HomeTabsEvents {
  readonly isHidden: boolean;
  /** the account's koinu; null while unknown */
  readonly held: bigint | null;
  /** of DOGE; null while unknown */
  readonly price: FiatPrice | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}
