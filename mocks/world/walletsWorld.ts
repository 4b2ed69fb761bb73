/** An app with several wallets, of which one is on show, for tests. */
import { startReactions } from '../../src/app/reactions.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { VaultKeyring } from '../../src/ports/Vault.ts';
import { heldAccount, heldKeyring } from '../builders/keyrings.ts';
import { testAddress } from '../builders/keys.ts';
import { createFakeApp, type FakeApp, type FakeOutside } from './fakeApp.ts';

/** Words with two accounts: those of the persons 1 and 2. */
export const WORDS = heldKeyring('a', { accounts: [heldAccount(1), heldAccount(2, { index: 1 })] });
/** The private key of person 3. */
export const KEY = heldKeyring('b', {
  ...{ type: 'simple', origin: 'private-key', hdPath: '', accounts: [heldAccount(3)] },
});
/** The address of person 4. */
const WATCHED = heldKeyring('c', {
  ...{ type: 'watch', origin: 'address', hdPath: '', accounts: [heldAccount(4, { pubkey: '' })] },
});

/** An unlocked app with its reactions. @param held - what its vault holds; the first is on show */
export function openWallets(
  held: readonly VaultKeyring[] = [WORDS, KEY, WATCHED],
  outside: FakeOutside = {},
): FakeApp {
  const app = createFakeApp({ ...outside, host: { copyText: async () => true } });
  startReactions(app.stores, app.ports);
  app.stores.session.setPassword('session');
  app.stores.keyrings.adopt(held);
  return app;
}

/** Says what a person's address held when it was last seen, koinu. */
export const remember = (app: FakeApp, person: number, amount: bigint): void =>
  app.stores.accounts.setBalance(testAddress(person), koinu(amount));
