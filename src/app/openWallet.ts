/** Everything for users with a wallet, in one file: the unlock screen, the stores, and their reactions. */
import type { LazyModule } from '../domain/lazyModule.ts';
import type { Ports } from '../ports/Ports.ts';
import { addWalletStores } from '../stores/createStores.ts';
import type { Persisted } from '../stores/persistence/Persisted.ts';
import type { FirstStores, Stores } from '../stores/Stores.ts';
import { restore } from './boot/restore.ts';
import { startWalletReactions } from './effects/walletReactions.ts';
import { writeBeforeEnd } from './effects/writeBeforeEnd.ts';
import type { WalletPart } from './routes/Route.ts';

export { UnlockContainer } from '../containers/account/UnlockContainer.tsx';

/** Lazily loaded parts. */
export interface WalletParts {
  readonly hasAll: (names: readonly WalletPart[]) => boolean;
  /** Rejects when one can't be loaded; the next call retries. */
  readonly loadAll: (names: readonly WalletPart[]) => Promise<unknown>;
}

/** The parts of these stores that routes can name. */
export function partsOf({ tx, apps }: Stores): WalletParts {
  const parts: Readonly<Record<WalletPart, LazyModule<unknown>>> = {
    transferRules: tx.rules,
    requestDesk: apps.desk,
  };
  return {
    hasAll: (names) => names.every((name) => parts[name].loaded !== null),
    loadAll: (names) => Promise.all(names.map((name) => parts[name].load())),
  };
}

export interface Wallet {
  readonly stores: Stores;
  readonly parts: WalletParts;
  readonly persisted: Persisted;
  readonly startReactions: () => () => void;
}

/** Creates a wallet's stores and restores them. @throws {Fault} as `restore` */
export async function openWallet(ports: Ports, first: FirstStores): Promise<Wallet> {
  const { stores, persisted } = addWalletStores(ports, first);
  await restore(persisted, ports);
  return {
    stores,
    parts: partsOf(stores),
    persisted,
    startReactions() {
      const stops = [startWalletReactions(stores, ports), writeBeforeEnd(persisted, stores, ports)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
