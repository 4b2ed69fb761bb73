/** A wallet that is created once, and opened on a copy of its phone for every history. */
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

/** A phone with a second wallet, shared with a cosigner: both have to sign. */
export interface SharedPhone extends Phone {
  readonly descriptor: string;
}

/** The servers a wallet talks to. */
export interface Outside {
  readonly chain: ChainIndexer;
  /** vendors and relays; none unless given */
  readonly fetch?: typeof globalThis.fetch;
  /** honest ones unless given */
  readonly tokens?: Ports['tokens'];
  /** none unless given */
  readonly inscriptions?: Ports['inscriptions'];
}

/** Number of the cosigner's keys in the fixtures. */
export const COSIGNER = 1;

const NO_SERVER = 'http://127.0.0.1:1';
const UNITS = 1_000_000_000_000n;
/** Timeout for vendors' answers, milliseconds; shorter timers are pauses. */
const VENDOR_TIMEOUT_MS = 15_000;

const honestIndexes = (): Ports['tokens'] => [
  createFakeIndex('index.test', { indexed: 300, balances: [balanceOf('UNIX', UNITS)] }),
];

/** Pauses end at once, and deadlines never fire, since no party stays silent for long. */
const vendorClock = (clock: Clock): Clock => ({
  nowMs: clock.nowMs,
  after(delayMs, callback) {
    if (delayMs < VENDOR_TIMEOUT_MS) setImmediate(callback);
    return () => undefined;
  },
});

/** Opens the app on a device, with these servers. */
export function openOn(
  device: Device,
  { chain, fetch, tokens = honestIndexes(), inscriptions }: Outside,
  clock: ManualClock,
): Promise<OpenApp> {
  return openApp({
    device,
    clock,
    chainUrls: [NO_SERVER],
    hasReactions: false,
    tokens,
    ...(inscriptions === undefined ? {} : { inscriptions }),
    ...(fetch === undefined ? {} : { vendorFetch: fetch, vendorClock: vendorClock(clock) }),
    standBetween: () => chain,
    loadCodec: async () => PLAIN_CODEC,
  });
}

/** The private key 2 on regtest, compressed: faster than a phrase, which is derived at every signature. */
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

/** Creates the wallet. @param chain - its answers don't matter here */
export async function makePhone(chain: ChainIndexer): Promise<Phone> {
  const app = await openWithKey(chain);
  const address = ownAddress(app);
  await app.ports.state.settled();
  app.kill();
  return { device: app.device, address };
}

/** Creates the same with a phrase besides, and a 2-of-2 wallet that uses the phrase's key. */
export async function makeSharedPhone(chain: ChainIndexer): Promise<SharedPhone> {
  // with a liar's transaction counts, the search for the phrase's accounts would never end
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

/** Unlocks the app and loads the address rules. */
export async function wake(app: OpenApp): Promise<void> {
  await app.stores.unlocking.unlock(TEST_PASSWORD);
  await app.stores.tx.rules.load();
}

/** The recipient of each purpose: every address is paid for one reason only. */
const payees = new Map<number, DogeAddress>();

export function payee(index: number): DogeAddress {
  const known = payees.get(index) ?? testAddress(1000 + index);
  payees.set(index, known);
  return known;
}
