/** A wallet before indexes that say what a test tells them to. */

import type { TokenHolding } from '../../src/domain/drc20/TokenHolding.ts';
import { EMPTY_ACCOUNT } from '../../src/stores/AccountStore.ts';
import type { TokenLists } from '../../src/stores/tokens/TokenLists.ts';
import { testAddress } from '../builders/keys.ts';
import { createFakeApp, type FakeApp, type FakeOutside } from './fakeApp.ts';

/** Whose tokens are asked about. */
export const OWN = testAddress(1);
/** Somebody else. */
export const OTHER = testAddress(2);

/** An app whose account is `OWN`, with its books open. */
export async function openTokens(outside: FakeOutside): Promise<FakeApp & { readonly lists: TokenLists }> {
  const app = createFakeApp(outside);
  showAccount(app, OWN);
  await app.stores.tokens.openTokenLists();
  const { lists } = app.stores.tokens;
  if (lists === null) throw new Error('no books');
  return { ...app, lists };
}

/** Shows another account. */
export function showAccount({ stores }: FakeApp, address: typeof OWN): void {
  stores.accounts.setCurrent({
    ...EMPTY_ACCOUNT,
    type: 'hd',
    address,
    key: `k/${address}`,
    alianName: 'Treats',
  });
}

/** The one holding of a tick. @throws when there is none, or several */
export function onlyHolding(holdings: readonly TokenHolding[], tick: string): TokenHolding {
  const [found, ...others] = holdings.filter(({ summary }) => summary.tick === tick);
  if (found === undefined || others.length > 0) throw new Error(`not one ${tick}`);
  return found;
}
