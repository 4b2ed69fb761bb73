/** The view of a token's page. */
import type { IndexReport } from '../../domain/drc20/judgeIndexes.ts';
import { lookAlikes } from '../../domain/drc20/lookAlikeTicks.ts';
import type { TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import type { TokenSummary } from '../../domain/drc20/Token.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import type { KnownToken, TokenHolding } from '../../domain/drc20/TokenHolding.ts';
import { readTokenKey, type TokenId, tokenKey } from '../../domain/drc20/TokenId.ts';
import { lastValue } from '../../domain/loadable.ts';
import type { SendBlocker } from '../../i18n/messages/tokens/tokenPageMessages.ts';
import type {
  RecentActivities,
  TokenFacts,
  TokenStock,
  TokenView,
} from '../../screens/drc20/Token/TokenScreen.types.ts';
import type { Stores } from '../../stores/Stores.ts';
import type { TokenStore } from '../../stores/TokenStore.ts';
import type { TokenLists } from '../../stores/tokens/TokenLists.ts';
import type { TokenPage } from '../../stores/tokens/TokenPage.ts';
import { tokenFreshness } from '../freshness.ts';
import { isOf } from './activityRows.ts';

/** Printable ASCII: no invisible characters, no text direction changes, no look-alikes. */
const PLAIN_TICK = /^[\x21-\x7e]{1,32}$/;

/** State kept by the screen itself. */
type TokenViewSources = Pick<Extract<TokenView, { status: 'ready' }>, 'copied' | 'nowMs'>;

/** @param param - from the URL: untrusted */
export function tokenView(stores: Stores, param: string, sources: TokenViewSources): TokenView {
  const { tokens } = stores;
  const id = readTokenKey(param);
  const kind = id?.protocol === 'doginals' ? 'doginals' : 'ledger';
  const isRead = kind === 'doginals' ? tokens.portfolio.hasDoginals : tokens.portfolio.hasLedger;
  if (!isRead) return { status: 'unread', tick: plainTick(id) };
  if (id === null) return { status: 'missing' };
  const reports = tokens.portfolio.reports.filter((report) => report.kind === kind);
  const { lists } = tokens;
  const holding = tokens.holding(tokenKey(id));
  const summary = holding?.summary ?? lastValue(lists.page.info)?.info ?? null;
  if (summary === null) return facelessView(tokens, lists, reports, id);
  const stock = stockOf(tokens, holding, reports);
  return { ...readyView(stores, lists, { summary, stock, reports }), ...sources };
}

const plainTick = (id: TokenId | null): string | null =>
  id !== null && id.protocol !== 'meme-20' && PLAIN_TICK.test(id.tick) ? id.tick : null;

/** The token's name is not known yet. */
function facelessView(
  { portfolio }: TokenStore,
  { page }: TokenLists,
  reports: readonly IndexReport[],
  id: TokenId,
): TokenView {
  const asked = id.protocol === 'doginals' ? portfolio.state : page.info;
  if (asked.status === 'failed') return { status: 'failed', fault: asked.fault, reports };
  if (asked.status !== 'ready') return { status: 'loading' };
  const silent = reports.find((report) => report.status === 'silent');
  const isUnheard = id.protocol === 'doginals' && silent?.status === 'silent';
  return isUnheard ? { status: 'failed', fault: silent.fault, reports } : { status: 'missing' };
}

function readyView(
  { accounts, tokens, tx, ui }: Stores,
  lists: TokenLists,
  { summary, stock, reports }: { summary: TokenSummary; stock: TokenStock; reports: readonly IndexReport[] },
) {
  const { state } = tokens.portfolio;
  return {
    status: 'ready',
    account: accounts.current.address as Extract<TokenView, { status: 'ready' }>['account'],
    summary,
    stock,
    reports,
    facts: factsOf(lists.page),
    activities: activitiesOf(lists.page, tokens),
    hindrance: hindranceOf(summary, stock, tx.canSpend),
    lookAlike: lookAlikeOf(lists, summary),
    isArchived: tokens.choices.of(tokens.address).hidden.includes(tokenKey(summary.id)),
    freshness: tokenFreshness(state, reports),
    isHidden: ui.isBalanceHidden,
    price: accounts.price.quote,
    loadContent: lists.contents?.load ?? null,
  } as const;
}

/** What is held, as far as any index has ever reported. */
export function stockOf(
  { portfolio }: TokenStore,
  holding: TokenHolding | null,
  reports: readonly IndexReport[],
): TokenStock {
  if (holding !== null && holding.agreement !== 'unknown') {
    const isHeld = holding.outgoing > 0n || holding.claims.some(({ amount }) => amount > 0n);
    return isHeld ? { kind: 'held', holding } : { kind: 'none' };
  }
  const isHeard = reports.some((report) => report.status === 'answers' || report.lastAtMs !== null);
  if (portfolio.portfolio !== null && isHeard) return { kind: 'none' };
  const silent = reports.find((report) => report.status === 'silent');
  const fault = silent?.status === 'silent' ? silent.fault : null;
  return { kind: 'unknown', fault: portfolio.state.status === 'failed' ? portfolio.state.fault : fault };
}

function factsOf({ info, key }: TokenPage): TokenFacts {
  if (key?.startsWith('doginals:')) return { kind: 'unreported' };
  const reported = lastValue(info);
  if (reported?.info) return { kind: 'known', info: reported.info, index: reported.index };
  if (info.status === 'failed') return { kind: 'failed', fault: info.fault };
  return { kind: reported === undefined ? 'loading' : 'unreported' };
}

function activitiesOf({ activities, key }: TokenPage, tokens: TokenStore): RecentActivities {
  if (key?.startsWith('doginals:')) return { kind: 'unreported' };
  const { pages, items } = activities;
  const reported = new Set(items.map(({ revealTxid }) => revealTxid));
  const ours = tokens.journal.transfers.filter(
    ({ from, id, stage, subject }) =>
      from === tokens.address &&
      !reported.has(id) &&
      stage !== 'rejected' &&
      key !== null &&
      isOf(subject, key),
  );
  if (lastValue(pages) !== undefined || ours.length > 0)
    return { kind: 'known', activities: [...ours.map(ownActivity), ...items], leftOut: activities.leftOut };
  return pages.status === 'failed' ? { kind: 'failed', fault: pages.fault } : { kind: 'loading' };
}

/** A transfer of ours that no index reports yet. */
const ownActivity = ({
  subject,
  from,
  to,
  commitTxid,
  id,
  createdAtMs,
  verdict,
}: TokenTransfer): TokenActivity => ({
  op: 'transfer',
  subject,
  from,
  to,
  commitTxid,
  revealTxid: id,
  timeMs: createdAtMs,
  status: statusOf(verdict),
});

function statusOf(verdict: TokenTransfer['verdict']): TokenActivity['status'] {
  if (verdict.kind === 'failed') return { kind: 'failed', height: null, reason: verdict.reason };
  return verdict.kind === 'indexed' ? { kind: 'indexed', height: verdict.height } : { kind: 'pending' };
}

function hindranceOf(summary: TokenSummary, stock: TokenStock, canSpend: boolean): SendBlocker | null {
  if (summary.id.protocol === 'doginals') return 'doginals';
  if (!canSpend) return 'watched';
  if (stock.kind === 'unknown') return 'unknown-balance';
  return stock.kind === 'none' || stock.holding.amount === 0n ? 'nothing-held' : null;
}

function lookAlikeOf({ holdings, rows, page }: TokenLists, summary: TokenSummary): KnownToken | null {
  const key = tokenKey(summary.id);
  const reported = lastValue(page.info)?.info ?? null;
  const mark = reported !== null && tokenKey(reported.id) === key ? reported.isVerified : null;
  const held = holdings.map((holding) => ({
    summary:
      holding.key === key
        ? { ...holding.summary, isVerified: holding.summary.isVerified ?? mark }
        : holding.summary,
    isHeld: holding.amount > 0n,
  }));
  const isListed = holdings.some((holding) => holding.key === key);
  const all = isListed ? held : [...held, { summary, isHeld: false }];
  return lookAlikes(all, rows.skeletonOf).get(key) ?? null;
}
