/** Makes a wallet with the wallet's own code in this page's storage: the next opening finds it, locked. */
import { createBrowserHost } from '../../../src/adapters/browser/browserHost.ts';
import { fetchConfig } from '../../../src/app/boot/fetchConfig.ts';
import { prepareStores } from '../../../src/app/boot/prepareStores.ts';
import { yieldToWindow } from '../../../src/app/boot/yieldToWindow.ts';
import { compose } from '../../../src/app/compose.ts';
import { startReactions } from '../../../src/app/effects/reactions.ts';
import { loadCodec } from '../../../src/app/loadApp.ts';
import { openStores } from '../../../src/app/openStores.ts';
import { makeWallet } from '../../fixtures/makeWallet.ts';
import { DEMO_PASSWORD } from '../people.ts';

const ignore = (): void => undefined;

/** @param userId - the phone's Telegram user @returns its address */
export async function makeWalletHere(userId: string): Promise<string> {
  const host = createBrowserHost();
  const telegram = { ...host, info: { ...host.info, userId } };
  const { ports, noteUser } = compose(await fetchConfig(), telegram, loadCodec);
  const open = openStores(ports);
  await prepareStores(open, ports, { isOtherUser: false, onSearch: ignore });
  const { stores } = await open.wallet.load();
  const stop = startReactions(open, ports);
  const address = await makeWallet(stores, DEMO_PASSWORD);
  noteUser();
  await yieldToWindow(open, ports.state, stop);
  return address;
}
