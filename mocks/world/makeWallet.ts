/** Makes a wallet the way a person does, for tests and stories that begin after it. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { Stores } from '../../src/stores/createStores.ts';
import { NewWalletStore } from '../../src/stores/NewWalletStore.ts';

/** Unlocks test vaults. */
export const TEST_PASSWORD = 'such password much secret';

/** Creates the vault and a wallet of twelve words. @returns its first address */
export async function makeWallet({ session, late, tx }: Stores): Promise<DogeAddress> {
  const newWallet = late.of(NewWalletStore);
  await session.createPassword(TEST_PASSWORD);
  await newWallet.draft(12);
  const words = await newWallet.reveal();
  if (newWallet.state.status !== 'writing-down') throw new Error(`no words: ${newWallet.state.status}`);
  const asked = newWallet.state.draft.checkPlaces.map((place) => words[place - 1] ?? '');
  newWallet.beginCheck();
  await newWallet.check(asked);
  if (tx.from === null) throw new Error('no address');
  return tx.from;
}
