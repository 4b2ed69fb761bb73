/** Fully opened stores, as if a wallet's had been loaded: for tests that make them themselves and persist nothing. */
import { startReactions as startAll } from '../../src/app/effects/reactions.ts';
import { startWalletReactions } from '../../src/app/effects/walletReactions.ts';
import type { OpenStores } from '../../src/app/openStores.ts';
import { partsOf } from '../../src/app/openWallet.ts';
import { presentModule } from '../../src/domain/lazyModule.ts';
import type { Ports } from '../../src/ports/Ports.ts';
import type { Stores } from '../../src/stores/Stores.ts';

const NOTHING = { slices: [], hydrate: async () => {}, flush: () => {}, stop: () => {}, reset: () => {} };

export const openedStores = (stores: Stores, ports: Ports): OpenStores => ({
  first: stores,
  persisted: NOTHING,
  wallet: presentModule({
    stores,
    parts: partsOf(stores),
    persisted: NOTHING,
    startReactions: () => startWalletReactions(stores, ports),
  }),
});

/** Starts all reactions. @returns ends them */
export const startReactions = (stores: Stores, ports: Ports) => startAll(openedStores(stores, ports), ports);
