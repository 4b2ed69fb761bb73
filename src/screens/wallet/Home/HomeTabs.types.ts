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

/** What the indexes said, and when. */
interface Reported {
  /** every index that is set up for it */
  readonly reports: readonly IndexReport[];
  /** of the list on show */
  readonly freshness: Freshness;
}

/** What every tab may be before it has a list. */
type TabBefore =
  /** no index is set up: nothing is known, and nothing is pretended */
  | { readonly kind: 'unread' }
  | { readonly kind: 'loading' }
  /** nobody answered, and nothing was kept from before */
  | { readonly kind: 'failed'; readonly fault: Fault; readonly reports: readonly IndexReport[] };

/** A token of the account, as a row shows it. */
export interface HeldToken extends TokenHolding {
  /** the token that it looks like and is not; null: none */
  readonly lookAlike: KnownToken | null;
}

/** The list of tokens. */
export type TokensTab =
  | TabBefore
  /** none, of any standard, hidden or not */
  | ({ readonly kind: 'empty' } & Reported)
  | ({
      readonly kind: 'ready';
      /** those that pass standard and search, in the order of `sort`; nothing of zero, and none that is hidden */
      readonly holdings: readonly HeldToken[];
      /** how many there are before standard and search, without hidden ones */
      readonly known: number;
      /** those that the person hid, in any order */
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
      /** how many there are, as the index says it */
      readonly total: number;
      readonly rest: ListRest;
    } & Reported);

/** The list of NFTs. */
export type NftsTab = CollectionTab<Nft>;
/** The list of files. */
export type FilesTab = CollectionTab<FileItem>;

/** What the tabs show. */
export interface HomeTabsView {
  readonly tab: WalletTab;
  /** which token standards are shown (Spec §3, `currentNetwork`) */
  readonly standard: TokenStandard;
  readonly tokens: TokensTab;
  readonly nfts: NftsTab;
  readonly files: FilesTab;
  /** fetches pictures; null: no gateway is set up. The same function each time */
  readonly loadContent: LoadContent | null;
  /** where the page is scrolled to at first; follows along */
  readonly scrollPosition: { offset: number };
  /** by how much the price of DOGE moved in a day, percent; null while that is not known */
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
  /** hides a token from the list, or brings it back */
  readonly onShelve: (token: TokenKey, isArchived: boolean) => void;
  readonly onSort: (sort: TokenSort) => void;
  /** @param sought - null to end the search */
  readonly onSearchTokens: (sought: string | null) => void;
  /** @param key - `Nft.key` */
  readonly onNft: (key: string) => void;
  readonly onFile: (fileId: Txid) => void;
  /** the last row of the NFTs or files came into sight, or more was asked for */
  readonly onMoreItems: () => void;
  /** asks the indexes of the tab on show again */
  readonly onReadTokens: () => void;
}

/** What every tab needs of home beside its own. */
export interface HomeTabsProps extends HomeTabsView, HomeTabsEvents {
  readonly isHidden: boolean;
  /** koinu of the account; null while that is not known */
  readonly held: bigint | null;
  /** of DOGE; null while none is known */
  readonly price: FiatPrice | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}
