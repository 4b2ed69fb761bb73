/** The three tabs of the wallet. */

import type { ListRest } from '../../components/lists/ListTail.tsx';
import type { IndexReport } from '../../domain/drc20/judgeIndexes.ts';
import { lastValue } from '../../domain/loadable.ts';
import type { WalletTab } from '../../domain/specificationConstants.ts';
import type { TokenStandard } from '../../i18n/messages/tokens/tokenMessages.ts';
import type {
  FilesTab,
  HomeTabsEvents,
  HomeTabsView,
  NftsTab,
  TokensTab,
} from '../../screens/wallet/Home/HomeTabs.types.ts';
import type { Stores } from '../../stores/Stores.ts';
import type { TokenStore } from '../../stores/TokenStore.ts';
import type { ListCache } from '../../stores/tokens/ListCache.ts';
import type { AppServices } from '../AppContext.tsx';
import { tokenFreshness } from '../freshness.ts';

export const homeTabsView = ({ tokens, ui, accounts }: Stores): Omit<HomeTabsView, 'dayChange'> => ({
  tab: ui.walletTabScreen.tabKey,
  standard: standardOf(accounts.standardFilter),
  tokens: tokensTab(tokens),
  nfts: listTab(tokens, 'nfts'),
  files: listTab(tokens, 'files'),
  loadContent: tokens.lists.contents?.load ?? null,
  scrollPosition: tokens.scrollPosition,
});

/** An invalid persisted filter shows all. */
const standardOf = (kept: string): TokenStandard =>
  kept === 'drc-20' || kept === 'meme-20' || kept === 'doginals' ? kept : 'all';

export function tokensTab(tokens: TokenStore): TokensTab {
  if (!tokens.hasIndexes) return { kind: 'unread' };
  const { state, reports } = tokens.portfolio;
  if (lastValue(state) === undefined)
    return state.status === 'failed' ? failure(state.fault, reports) : { kind: 'loading' };
  const { rows } = tokens.lists;
  const reported = { reports, freshness: tokenFreshness(state, reports) };
  if (rows.listed.length === 0) {
    const unheard = unheardOf(reports);
    return unheard === null ? { kind: 'empty', ...reported } : failure(unheard.fault, reports);
  }
  const { shown: holdings, archived, sought } = rows;
  const { sort } = tokens.choices.of(tokens.address);
  return { kind: 'ready', holdings, known: rows.known.length, archived, sort, sought, ...reported };
}

const failure = (fault: Extract<TokensTab, { kind: 'failed' }>['fault'], reports: readonly IndexReport[]) =>
  ({ kind: 'failed', fault, reports }) as const;

/** A failed index, if no index of its kind ever responded: their holdings are unknown, not zero. */
function unheardOf(reports: readonly IndexReport[]) {
  const isHeard = (report: IndexReport) => report.status === 'answers' || report.lastAtMs !== null;
  for (const report of reports) {
    const isKindHeard = reports.some((other) => other.kind === report.kind && isHeard(other));
    if (report.status === 'silent' && !isKindHeard) return report;
  }
  return null;
}

function listTab(tokens: TokenStore, list: 'nfts'): NftsTab;
function listTab(tokens: TokenStore, list: 'files'): FilesTab;
function listTab(tokens: TokenStore, list: 'nfts' | 'files'): NftsTab | FilesTab {
  const { hasIndexes, hasLedger } = tokens.portfolio;
  if (list === 'files' ? !hasLedger : !hasIndexes) return { kind: 'unread' };
  const { lists } = tokens;
  const { reports } = tokens.portfolio;
  if (list === 'nfts') return collectionTab(lists.nfts, reports);
  return collectionTab(
    lists.files,
    reports.filter(({ kind }) => kind === 'ledger'),
  );
}

/** A list that is loaded in parts. @param asked - the indexes' reports on the tokens */
export function collectionTab<Item>(cache: ListCache<Item>, asked: readonly IndexReport[]) {
  const { pages } = cache;
  const value = lastValue(pages);
  if (value === undefined)
    return pages.status === 'failed' ? failure(pages.fault, asked) : ({ kind: 'loading' } as const);
  const reports = asked.map((report) => withFault(listReport(report, value.leftOut), value.missing));
  const [missing] = value.missing;
  if (value.listed.length === 0 && missing !== undefined) return failure(missing.fault, reports);
  const freshness = tokenFreshness(pages, []);
  const reported = {
    reports,
    freshness: cache.isFurther ? { kind: 'fresh' as const, atMs: freshness.atMs } : freshness,
  };
  if (value.listed.length === 0) return { kind: 'empty', ...reported } as const;
  return { kind: 'ready', items: cache.items, total: value.total, rest: restOf(cache), ...reported } as const;
}

/** Replaces the count of malformed rows: the report's count is about tokens, not about this list. */
const listReport = (report: IndexReport, leftOut: ReadonlyMap<string, number>): IndexReport =>
  report.status === 'answers' ? { ...report, leftOut: leftOut.get(report.name) ?? 0 } : report;

/** An index that reported its tokens may still fail to serve the list. */
function withFault(
  report: IndexReport,
  missing: readonly { index: string; fault: IndexFault }[],
): IndexReport {
  const gap = missing.find(({ index }) => index === report.name);
  const { name, kind } = report;
  return gap === undefined ? report : { name, kind, status: 'silent', fault: gap.fault, lastAtMs: null };
}

type IndexFault = Extract<IndexReport, { status: 'silent' }>['fault'];

function restOf<Item>({ pages, isFurther, hasMore }: ListCache<Item>): ListRest {
  if (isFurther && pages.status === 'loading') return { kind: 'loading' };
  if (isFurther && pages.status === 'failed') return { kind: 'failed', fault: pages.fault };
  return { kind: hasMore ? 'more' : 'end' };
}

export function homeTabsEvents({
  stores: { accounts, ui, tokens },
  nav,
  host,
}: AppServices): Omit<HomeTabsEvents, 'onChart'> {
  const { address, choices } = tokens;
  const touch = () => host.haptic('selection');
  return {
    onTab: (tabKey) => {
      touch();
      ui.updateWalletTabScreen({ tabKey });
    },
    onStandard: (standard) => {
      touch();
      accounts.setStandardFilter(standard);
    },
    onTokenActivity: () => nav.go('drc20-transfer-history'),
    onAddToken: () => nav.go('add-token'),
    onToken: (token) => nav.go('token', { token }),
    onShelve: (token, isArchived) => {
      if (address !== null) choices[isArchived ? 'hide' : 'show'](address, token);
    },
    onSort: (sort) => {
      touch();
      if (address !== null) choices.sortBy(address, sort);
    },
    onSearchTokens: (sought) => tokens.lists.rows.search(sought),
    onNft: (nft) => nav.go('nft', { nft }),
    onFile: (file) => nav.go('file', { file }),
    onMoreItems: () => {
      const { tabKey } = ui.walletTabScreen;
      void (tabKey === 1 ? tokens.lists.nfts : tokens.lists.files).more();
    },
    onReadTokens: () => void readTab(tokens, ui.walletTabScreen.tabKey, true),
  };
}

/** Loads the content of a tab. @param isAgain - even if it was loaded before */
export async function readTab(tokens: TokenStore, tab: WalletTab, isAgain = false): Promise<void> {
  const { lists } = tokens;
  if (isAgain) await tokens.refresh();
  if (tab === 1) await lists.openNfts();
  if (tab === 2) await lists.openFiles();
}
