/** An app without an outside: real stores over ports that answer what a test tells them to. */
import type { AppServices } from '../../src/containers/AppContext.tsx';
import { Fault } from '../../src/domain/fault.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import type { ContentGateway } from '../../src/ports/ContentGateway.ts';
import type { Indexers } from '../../src/ports/Indexers.ts';
import type { InscriptionIndexer } from '../../src/ports/InscriptionIndexer.ts';
import type { Navigation } from '../../src/ports/Navigation.ts';
import type { Ports } from '../../src/ports/Ports.ts';
import type { PriceSource } from '../../src/ports/PriceSource.ts';
import type { Telegram } from '../../src/ports/Telegram.ts';
import type { TokenIndexer } from '../../src/ports/TokenIndexer.ts';
import type { Vault } from '../../src/ports/Vault.ts';
import { createStores } from '../../src/stores/createStores.ts';
import { createManualClock, type ManualClock } from '../clock/manualClock.ts';

/** What a test may tell the outside to be. */
export interface FakeOutside {
  readonly chain?: Partial<ChainIndexer>;
  readonly prices?: Partial<PriceSource>;
  readonly vault?: Partial<Vault>;
  readonly indexers?: Partial<Indexers>;
  readonly host?: Partial<Telegram>;
  /** servers of the token ledger; none unless told */
  readonly tokens?: readonly TokenIndexer[];
  readonly inscriptions?: InscriptionIndexer;
  readonly contents?: ContentGateway;
}

/** An app, and what it did. */
export interface FakeApp extends AppServices {
  readonly clock: ManualClock;
  readonly ports: Ports;
  /** every move, for example `go home`, `back` */
  readonly navigations: string[];
  readonly haptics: string[];
}

const silent = (): Promise<never> => Promise.reject(new Fault('offline', 'no outside here'));

/** What is not told answers with a Fault, or does nothing. */
function reluctant<Port extends object>(part: Partial<Port> | undefined, rest: object): Port {
  const known: object = { ...rest, ...part };
  return new Proxy(known, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : silent),
  }) as Port;
}

function recordNavigation(navigations: string[]): Navigation {
  const text = (verb: string) => (route: string, params?: object) => {
    navigations.push([verb, route, ...(params === undefined ? [] : [JSON.stringify(params)])].join(' '));
  };
  return { go: text('go'), replace: text('replace'), back: () => void navigations.push('back') };
}

/** Makes an app. */
export function createFakeApp(outside: FakeOutside = {}): FakeApp {
  const clock = createManualClock();
  const navigations: string[] = [];
  const haptics: string[] = [];
  const info = { platform: 'ios', version: '9.1', userId: '1', startParam: null, languageCode: 'en' };
  const host = reluctant<Telegram>(outside.host, {
    info,
    haptic: (kind: string) => void haptics.push(kind),
    onVisibility: () => () => {},
    canScanQr: false,
    canShare: false,
    hasBackButton: true,
    cloudPreferences: null,
    biometry: null,
    deviceStorage: null,
    secureStorage: null,
  });
  const ports: Ports = {
    network: 'regtest',
    chain: reluctant<ChainIndexer>(outside.chain, { watch: () => () => {} }),
    transactions: { erase: async () => {} },
    inscriptions: outside.inscriptions ?? null,
    tokens: outside.tokens ?? [],
    contents: outside.contents ?? null,
    indexers: reluctant<Indexers>(outside.indexers, {
      built: ['https://chain.test'],
      use: () => {},
      usage: () => null,
    }),
    prices: reluctant<PriceSource>(outside.prices, { watchQuote: () => () => {} }),
    vault: reluctant<Vault>(outside.vault, { exists: () => false, lock: async () => {} }),
    state: {
      getItem: async () => null,
      setItem: async () => {},
      removeItem: async () => {},
      settled: async () => {},
    },
    telegram: host,
    clock,
    random: () => 0.5,
  };
  const nav = recordNavigation(navigations);
  const services = { stores: createStores(ports), nav, host, clock, network: ports.network };
  return {
    ...services,
    offered: ['mainnet', 'testnet', 'regtest'],
    openNetwork: async (chosen) => void navigations.push(`open ${chosen}`),
    readPicture: async () => ({ ok: false, problem: { kind: 'no-code' } }),
    storageIsBlocked: () => false,
    storageState: async () => 'kept',
    ports,
    navigations,
    haptics,
  };
}
