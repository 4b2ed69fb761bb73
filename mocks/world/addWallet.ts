/** Adds wallets to an open vault the way a person does, for stories that begin with several. */
import type { Stores } from '../../src/stores/createStores.ts';
import { ImportStore } from '../../src/stores/ImportStore.ts';
import { NewWalletStore } from '../../src/stores/NewWalletStore.ts';

/** One more wallet of twelve words; it is shown then. */
export async function addWallet({ late }: Stores): Promise<void> {
  const newWallet = late.of(NewWalletStore);
  await newWallet.draft(12);
  const words = await newWallet.reveal();
  if (newWallet.state.status !== 'writing-down') throw new Error(`no words: ${newWallet.state.status}`);
  const asked = newWallet.state.draft.checkPlaces.map((place) => words[place - 1] ?? '');
  newWallet.beginCheck();
  if (!(await newWallet.check(asked))) throw new Error('the words were not kept');
}

/** An address to watch; it is shown then. */
export async function addWatched({ late }: Stores, address: string): Promise<void> {
  const imports = late.of(ImportStore);
  await imports.read({ kind: 'address', text: address });
  const kept = await imports.keep();
  if (kept.length === 0) throw new Error(`the address is not watched: ${imports.state.status}`);
}
