/** The search for tokens to show. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lookAlikes } from '../../domain/drc20/lookAlikeTicks.ts';
import type { TokenInfo } from '../../domain/drc20/Token.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { lastValue } from '../../domain/loadable.ts';
import { AddTokenScreen } from '../../screens/drc20/AddToken/AddTokenScreen.tsx';
import type { AddTokenView, FoundToken } from '../../screens/drc20/AddToken/AddTokenScreen.types.ts';
import type { TokenStore } from '../../stores/TokenStore.ts';
import type { TokenLists } from '../../stores/tokens/TokenLists.ts';
import { type FoundTokens, MIN_SEARCH_LENGTH } from '../../stores/tokens/TokenSearch.ts';
import { useApp } from '../AppContext.tsx';
import { tokenSteps } from './listedView.ts';

export function addTokenView(tokens: TokenStore): AddTokenView {
  if (!tokens.portfolio.hasLedger) return { status: 'unread' };
  const { lists, portfolio } = tokens;
  const reports = portfolio.reports.filter(({ kind }) => kind === 'ledger');
  const frame = { sought: lists.search.text, reports, loadContent: lists.contents?.load ?? null };
  const { found, isTooShort } = lists.search;
  if (isTooShort) return { ...frame, status: 'too-short', least: MIN_SEARCH_LENGTH };
  if (found.status === 'failed') return { ...frame, status: 'failed', fault: found.fault };
  if (found.status !== 'ready') return { ...frame, status: 'loading' };
  const { sought, tokens: infos, leftOut } = found.value;
  if (sought === '') return { ...frame, status: 'popular', found: foundOf(lists, found.value), leftOut };
  if (infos.length === 0) return { ...frame, status: 'none', leftOut };
  return { ...frame, status: 'found', found: foundOf(lists, found.value), leftOut };
}

/** Compares found tokens with held and other found ones, to mark look-alikes. */
function foundOf({ rows, holdings }: TokenLists, { tokens, index }: FoundTokens): readonly FoundToken[] {
  const markOf = new Map(tokens.map(({ id, isVerified }) => [tokenKey(id), isVerified]));
  const held = holdings.map(({ key, summary, amount }) => ({
    summary: { ...summary, isVerified: summary.isVerified ?? markOf.get(key) ?? null },
    isHeld: amount > 0n,
  }));
  const heldKeys = new Set(holdings.map(({ key }) => key));
  const others = tokens.filter(({ id }) => !heldKeys.has(tokenKey(id)));
  const alike = lookAlikes(
    [...held, ...others.map((summary) => ({ summary, isHeld: false }))],
    rows.skeletonOf,
  );
  const shown = new Set(rows.known.map(({ key }) => key));
  return tokens.map((info) => {
    const key = tokenKey(info.id);
    return { info, index, isShown: shown.has(key), lookAlike: alike.get(key) ?? null };
  });
}

/** Shows a found token on home, or hides it. */
export function showToken(tokens: TokenStore, key: TokenKey, isShown: boolean): void {
  const { address, choices, lists } = tokens;
  if (address === null) return;
  const infos: readonly TokenInfo[] = lastValue(lists.search.found)?.tokens ?? [];
  const summary = infos.find(({ id }) => tokenKey(id) === key) ?? tokens.holding(key)?.summary;
  if (isShown && summary !== undefined) choices.add(address, summary);
  if (isShown) return;
  choices.drop(address, key);
  if (lists.rows.known.some((row) => row.key === key)) choices.hide(address, key);
}

/** Route /drc20/add-token. */
export const AddTokenContainer = observer(function AddTokenContainer() {
  const app = useApp();
  const { tokens } = app.stores;
  const { hasIndexes } = tokens;
  const { search } = tokens.lists;
  useEffect(() => tokens.attend(), [tokens]);
  useEffect(() => {
    if (hasIndexes) search.open();
  }, [search, hasIndexes]);
  return (
    <AddTokenScreen
      {...addTokenView(tokens)}
      {...tokenSteps(app)}
      onSought={search.setText}
      onShow={(key, isShown) => showToken(tokens, key, isShown)}
      onToken={(token) => app.nav.go('token', { token })}
      onRetry={() => void search.retry()}
    />
  );
});
