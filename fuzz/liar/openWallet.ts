/** A wallet that is made once, and opened again on a copy of its phone for every history. */
import { testAddress } from '../../mocks/builders/keys.ts';
import { createManualClock, type ManualClock } from '../../mocks/clock/manualClock.ts';
import { createDevice, type Device } from '../../mocks/fixtures/device.ts';
import { balanceOf, createFakeIndex } from '../../mocks/fixtures/fakeIndex.ts';
import { TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../mocks/fixtures/openApp.ts';
import { PLAIN_CODEC } from '../../mocks/fixtures/plainCodec.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import { ImportStore } from '../../src/stores/import/ImportStore.ts';

/** A phone with a wallet on it. */
export interface Phone {
  readonly device: Device;
  readonly address: DogeAddress;
}

const NO_SERVER = 'http://127.0.0.1:1';
const UNITS = 1_000_000_000_000n;

/** Opens the app on it, before a server. */
export function openOn(device: Device, chain: ChainIndexer, clock: ManualClock): Promise<OpenApp> {
  const tokens = [createFakeIndex('index.test', { indexed: 300, balances: [balanceOf('UNIX', UNITS)] })];
  return openApp({
    ...{ device, clock, chainUrls: [NO_SERVER], hasReactions: false, tokens },
    standBetween: () => chain,
    loadCodec: async () => PLAIN_CODEC,
  });
}

/** The private key 2 on regtest, compressed: a phrase would be derived at every signature. */
const KEY = 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87K7XCyj5v';

/** Makes the wallet. @param chain - asked by nothing that matters here */
export async function makePhone(chain: ChainIndexer): Promise<Phone> {
  const device = createDevice();
  const app = await openOn(device, chain, createManualClock());
  const { accounts, keyrings, lazy, unlocking, tx } = app.stores;
  await unlocking.createPassword(TEST_PASSWORD);
  const imports = lazy.of(ImportStore);
  await imports.read({ kind: 'private-key', text: KEY });
  await imports.keep();
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  if (tx.from === null) throw new Error('no address');
  await app.ports.state.settled();
  app.kill();
  return { device, address: tx.from };
}

/** Unlocked. */
export async function wake(app: OpenApp): Promise<void> {
  await app.stores.unlocking.unlock(TEST_PASSWORD);
  await app.stores.tx.rules.load();
}

/** Whom each purpose pays: everybody is paid for one reason only. */
const payees = new Map<number, DogeAddress>();

export function payee(index: number): DogeAddress {
  const known = payees.get(index) ?? testAddress(1000 + index);
  payees.set(index, known);
  return known;
}
