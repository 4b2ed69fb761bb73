/** The product's stores with an account whose history is long. */
import { createFakeApp, type FakeApp } from '../mocks/fixtures/fakeApp.ts';
import { EMPTY_ACCOUNT } from '../src/stores/accounts/Account.ts';
import { type LongChain, OWN } from './longHistory.ts';

/** Opens the account; nothing is read yet. */
export function longAccount({ chain }: LongChain): FakeApp {
  const app = createFakeApp({ chain });
  const account = { ...EMPTY_ACCOUNT, type: 'hd' as const, address: OWN, key: 'k/0', name: 'Treats' };
  app.stores.accounts.setAccounts([account]);
  app.stores.accounts.setCurrent(account);
  return app;
}

/** Reads pages until none is left. */
export async function readToEnd({ stores }: FakeApp): Promise<void> {
  const { history } = stores.tx;
  await history.cache.refresh(OWN);
  while (history.cache.hasMore) await history.loadMore();
}
