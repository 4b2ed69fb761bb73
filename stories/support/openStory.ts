// Opens the whole app for a story: real stores over real adapters, a fake Telegram around them, a sandbox as the network.
import type { SetupWorker } from 'msw/browser';
import { vendorHandlers } from '../../mocks/dogeconnect/handlers.ts';
import { Vendor, type VendorMood } from '../../mocks/dogeconnect/Vendor.ts';
import { createDevice } from '../../mocks/fixtures/device.ts';
import { makeWallet, TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../mocks/fixtures/openApp.ts';
import { blockbookHandlers } from '../../mocks/indexer/handlers.ts';
import { tokenHandlers } from '../../mocks/indexer/tokenHandlers.ts';
import { SandboxControl } from '../../mocks/sandbox/control.ts';
import type { Rejection } from '../../mocks/sandbox/limits/UsageCounter.ts';
import { SCENARIOS, type ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { createFakeHost } from '../../mocks/telegram/fakeHost.ts';
import type { FakeHost } from '../../mocks/telegram/hostContract.ts';
import { beginFailures, type HostFailureName, hostOf } from '../../mocks/telegram/hostFailures.ts';
import { installInPreview } from '../../mocks/telegram/installInPreview.ts';
import { createBrowserHost } from '../../src/adapters/browser/browserHost.ts';
import { readPicture } from '../../src/adapters/pictures/readPicture.ts';
import { createTelegram } from '../../src/adapters/telegram/createTelegram.ts';
import type { ShellServices } from '../../src/app/App.tsx';
import { nextColours } from '../../src/app/boot/nextColours.ts';
import { loadPasswordScore } from '../../src/app/compose.ts';
import type { StorageState } from '../../src/domain/session/StorageState.ts';
import { NO_UPDATES } from '../../src/ports/AppUpdates.ts';
import type { Stores } from '../../src/stores/createStores.ts';
import { SHOP_ADDRESS } from './people.ts';
import { seedRandomness } from './seedRandomness.ts';
import { STORY_NOW_MS } from './storyTime.ts';
import { HOST_PLATFORMS, hostSurroundings, type Surroundings, USUAL_SURROUNDINGS } from './surroundings.ts';
import { untilQuiet } from './untilQuiet.ts';

/** The user: new, with a password but no wallet yet, with a wallet, or locked out. */
export type Person = 'stranger' | 'beginner' | 'owner' | 'locked-out';

/** A token server: two for the ledger, one for inscriptions. */
export type StoryIndex = 'dogeuni' | 'dogeuni2' | 'ord';

/** The initial state of a story. */
export interface StoryBeginning {
  readonly person: Person;
  /** the history of the owner's first address */
  readonly scenario: ScenarioName;
  /** the token servers, besides `content` with any of them. @default none */
  readonly indexes?: readonly StoryIndex[];
  /** the owner's actions before the story is shown */
  readonly before?: (stores: Stores, control: SandboxControl, vendor: Vendor) => Promise<void>;
  /** failures of the Telegram client */
  readonly failures?: readonly HostFailureName[];
  /** no server is ever used. @default false */
  readonly isCold?: boolean;
  /** the shop's initial behavior. @default 'honest' */
  readonly vendor?: VendorMood;
  /** what happens to the page's storage. @default 'kept' */
  readonly storage?: StorageState;
}

/** An open story. */
export interface OpenStory {
  readonly services: ShellServices;
  readonly stores: Stores;
  readonly control: SandboxControl;
  readonly vendor: Vendor;
  readonly host: FakeHost;
  close(): void;
}

const CHAIN_URL = 'https://chain.kennel.test';
const SCENARIO_AGE_MS = 60 * 60_000;

const nothingToLog = (): void => undefined;

/** A story fails when its requests exceed the limits of a new server. */
const onRejected = ({ question, reason }: Rejection): void =>
  reportError(new Error(`a new Blockbook refuses ${question} (${reason})`));

/** A chain whose scenario happened an hour before the story, behind a server with the current limits. */
function openChain(worker: SetupWorker): SandboxControl {
  const clock = { nowMs: () => STORY_NOW_MS - SCENARIO_AGE_MS };
  // no lag: its clock stands still, so that pictures show the same times, and what waits would never be indexed
  const control = new SandboxControl({ clock }, { limits: 'blockbook', onRejected, indexLagMs: 0 });
  worker.use(...blockbookHandlers(control, CHAIN_URL), ...tokenHandlers(control, CHAIN_URL));
  return control;
}

/** A shop on that chain. */
function openVendor(worker: SetupWorker, { sandbox }: SandboxControl, mood: VendorMood = 'honest'): Vendor {
  const vendor = new Vendor({
    address: SHOP_ADDRESS,
    nowMs: () => STORY_NOW_MS,
    submit: (rawHex) => sandbox.submit(rawHex),
    confirmations: (txid) => sandbox.confirmations(txid) ?? 0,
  });
  vendor.mood = mood;
  worker.use(...vendorHandlers(vendor));
  return vendor;
}

/** URLs of the sandbox's token servers. */
function indexUrls(indexes: readonly StoryIndex[] = []) {
  const urlOf = (index: StoryIndex) => `${CHAIN_URL}/${index}`;
  return {
    tokenUrls: indexes.filter((index) => index !== 'ord').map(urlOf),
    ordUrls: indexes.filter((index) => index === 'ord').map(urlOf),
    ...(indexes.length === 0 ? {} : { contentUrl: `${CHAIN_URL}/content` }),
  };
}

/** A host with the story's window. */
function openHost(
  failures: readonly HostFailureName[],
  around: Surroundings,
): {
  readonly host: FakeHost;
  readonly hangUp: () => void;
} {
  const spaceNow = () => ({ width: window.innerWidth, height: window.innerHeight });
  const host = createFakeHost({
    ...hostSurroundings(around, { ...spaceNow(), isExpanded: true, isStable: true }),
    ...hostOf(failures),
  });
  host.setInsets({ safeArea: HOST_PLATFORMS[around.platform] });
  const uninstall = installInPreview(host);
  // a host with a wrong viewport keeps reporting it
  const isMisled = failures.includes('viewport-of-one-pixel');
  const resize = () => {
    if (!isMisled) host.setSpace(spaceNow());
  };
  window.addEventListener('resize', resize);
  const hangUp = () => {
    window.removeEventListener('resize', resize);
    uninstall();
  };
  return { host, hangUp };
}

/** Performs the owner's earlier actions. */
async function live(
  { stores }: OpenApp,
  control: SandboxControl,
  vendor: Vendor,
  { person, scenario, before, isCold }: StoryBeginning,
): Promise<void> {
  if (person === 'stranger') return;
  if (person === 'beginner') {
    await stores.unlocking.createPassword(TEST_PASSWORD);
    return;
  }
  SCENARIOS[scenario](control, await makeWallet(stores));
  control.advanceTime(SCENARIO_AGE_MS);
  if (!isCold) await Promise.all([stores.tx.refresh(), stores.accounts.price.refresh()]);
  await untilQuiet(stores);
  await before?.(stores, control, vendor);
  if (person === 'locked-out') await stores.session.lock();
}

/** Opens a story. Close it before the next one. */
export async function openStory(
  worker: SetupWorker,
  beginning: StoryBeginning,
  around: Surroundings = USUAL_SURROUNDINGS,
): Promise<OpenStory> {
  const giveChanceBack = seedRandomness();
  const control = openChain(worker);
  const vendor = openVendor(worker, control, beginning.vendor);
  const failures = beginning.failures ?? [];
  const { host, hangUp } = openHost(failures, around);
  const telegram =
    around.platform === 'browser' ? createBrowserHost() : createTelegram(nothingToLog, nextColours);
  if (telegram === null) throw new Error('the fake host is not seen');
  telegram.start();
  const servers = { chainUrls: [CHAIN_URL], ...indexUrls(beginning.indexes) };
  const { isCold = false } = beginning;
  const app = await openApp({ device: createDevice(), ...servers, telegram, isCold });
  await live(app, control, vendor, beginning);
  const endFailures = beginFailures(failures, host, window);
  const { clock, network } = app.ports;
  return {
    services: {
      open: app.opening,
      host: telegram,
      updates: NO_UPDATES,
      clock,
      network,
      loadPasswordScore,
      readPicture,
      offered: ['mainnet', 'testnet', 'regtest'],
      links: { source: 'https://code.example/kennel', report: 'https://code.example/kennel/issues' },
      openNetwork: async () => {},
      storageIsBlocked: () => beginning.storage === 'blocked',
      storageState: async () => beginning.storage ?? 'kept',
    },
    stores: app.stores,
    control,
    vendor,
    host,
    close() {
      app.kill();
      endFailures();
      hangUp();
      giveChanceBack();
    },
  };
}
