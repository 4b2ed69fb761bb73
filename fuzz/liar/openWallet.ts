/** A wallet that is made once, and opened again on a copy of its phone for every history. */
import { testAddress } from '../../mocks/builders/keys.ts';
import { createManualClock, type ManualClock } from '../../mocks/clock/manualClock.ts';
import { createDevice, type Device } from '../../mocks/fixtures/device.ts';
import { balanceOf, createFakeIndex } from '../../mocks/fixtures/fakeIndex.ts';
import { TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import { cosignerText } from '../../mocks/fixtures/multisig/cosigners.ts';
import { type OpenApp, openApp } from '../../mocks/fixtures/openApp.ts';
import { PLAIN_CODEC } from '../../mocks/fixtures/plainCodec.ts';
import { PHRASE } from '../../mocks/vault/bringIn.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { writeDescriptor } from '../../src/domain/multisig/descriptor.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import type { Clock } from '../../src/ports/Clock.ts';
import type { Ports } from '../../src/ports/Ports.ts';
import { ImportStore } from '../../src/stores/import/ImportStore.ts';
import { MultisigStore } from '../../src/stores/multisig/MultisigStore.ts';

/** A phone with a wallet on it. */
export interface Phone {
  readonly device: Device;
  readonly address: DogeAddress;
}

/** One with a second wallet, which is shared with a cosigner: both have to sign. */
export interface SharedPhone extends Phone {
  readonly descriptor: string;
}

/** Whom a wallet asks. */
export interface Outside {
  readonly chain: ChainIndexer;
  /** vendors and relays; none unless given */
  readonly fetch?: typeof globalThis.fetch;
  /** honest ones unless given */
  readonly tokens?: Ports['tokens'];
  /** none unless given */
  readonly inscriptions?: Ports['inscriptions'];
}

/** The person who shares the wallet. */
export const COSIGNER = 1;

const NO_SERVER = 'http://127.0.0.1:1';
const UNITS = 1_000_000_000_000n;
/** What vendors are given to answer, milliseconds; shorter waits are pauses. */
const VENDOR_TIMEOUT_MS = 15_000;

const honestIndexes = (): Ports['tokens'] => [
  createFakeIndex('index.test', { indexed: 300, balances: [balanceOf('UNIX', UNITS)] }),
];

/** Nobody is silent for long: a pause is over at once, and a deadline never comes. */
const vendorClock = (clock: Clock): Clock => ({
  nowMs: clock.nowMs,
  after(delayMs, callback) {
    if (delayMs < VENDOR_TIMEOUT_MS) setImmediate(callback);
    return () => undefined;
  },
});

/** Opens the app on it, before whom it asks. */
export function openOn(
  device: Device,
  { chain, fetch, tokens = honestIndexes(), inscriptions }: Outside,
  clock: ManualClock,
): Promise<OpenApp> {
  return openApp({
    ...{ device, clock, chainUrls: [NO_SERVER], hasReactions: false, tokens },
    ...(inscriptions === undefined ? {} : { inscriptions }),
    ...(fetch === undefined ? {} : { vendorFetch: fetch, vendorClock: vendorClock(clock) }),
    standBetween: () => chain,
    loadCodec: async () => PLAIN_CODEC,
  });
}

/** The private key 2 on regtest, compressed: a phrase would be derived at every signature. */
const KEY = 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87K7XCyj5v';

async function openWithKey(chain: ChainIndexer): Promise<OpenApp & { readonly device: Device }> {
  const device = createDevice();
  const app = await openOn(device, { chain }, createManualClock());
  const { accounts, keyrings, lazy, unlocking } = app.stores;
  await unlocking.createPassword(TEST_PASSWORD);
  const imports = lazy.of(ImportStore);
  await imports.read({ kind: 'private-key', text: KEY });
  await imports.keep();
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  return { ...app, device };
}

const UNUSED = { confirmed: koinu(0n), unconfirmedDelta: 0n, transactionCount: 0 } as const;

const ownAddress = ({ stores: { tx } }: OpenApp): DogeAddress => {
  if (tx.from === null) throw new Error('no address');
  return tx.from;
};

/** Makes the wallet. @param chain - asked by nothing that matters here */
export async function makePhone(chain: ChainIndexer): Promise<Phone> {
  const app = await openWithKey(chain);
  const address = ownAddress(app);
  await app.ports.state.settled();
  app.kill();
  return { device: app.device, address };
}

/** Makes the same with a phrase beside it, and with a wallet of two keys that the phrase takes part in. */
export async function makeSharedPhone(chain: ChainIndexer): Promise<SharedPhone> {
  // a liar's counts would have the phrase searched without an end
  const app = await openWithKey({ ...chain, balance: async () => UNUSED });
  const address = ownAddress(app);
  const { lazy, accounts, keyrings } = app.stores;
  const { current } = accounts;
  const imports = lazy.of(ImportStore);
  await imports.read({ kind: 'phrase', text: PHRASE, passphrase: '' });
  await imports.keep();
  const making = lazy.of(MultisigStore);
  await making.open();
  await making.add(await cosignerText(COSIGNER));
  making.keys.setCount(2);
  await making.compare();
  const descriptor = making.state.status === 'comparing' ? writeDescriptor(making.state.wallet) : '';
  if (!(await making.use())) throw new Error(`the shared wallet is not kept: ${making.state.status}`);
  keyrings.select(current.key.slice(0, current.key.lastIndexOf('/')));
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(current);
  await app.ports.state.settled();
  app.kill();
  return { device: app.device, address, descriptor };
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
