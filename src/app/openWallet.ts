/** What a wallet needs, in one file: its stores, and what happens by itself with them. */
import type { LazyModule } from '../domain/lazyModule.ts';
import type { Ports } from '../ports/Ports.ts';
import { addWalletStores } from '../stores/createStores.ts';
import type { Persisted } from '../stores/persistence/Persisted.ts';
import type { FirstStores, Stores } from '../stores/Stores.ts';
import { restore } from './boot/restore.ts';
import { startWalletReactions } from './effects/walletReactions.ts';
import type { WalletPart } from './routes/Route.ts';

/** What routes may name. */
type WalletParts = Readonly<Record<WalletPart, LazyModule<unknown>>>;

/** The parts of these stores. */
export const partsOf = ({ tx, apps }: Stores): WalletParts => ({
  transferRules: tx.rules,
  requestDesk: apps.desk,
});

/** A wallet's part of the app. */
export interface Wallet {
  readonly stores: Stores;
  readonly parts: WalletParts;
  readonly persisted: Persisted;
  readonly startReactions: () => () => void;
}

/** Builds a wallet's stores and restores them. @throws {Fault} as `restore` */
export async function openWallet(ports: Ports, first: FirstStores): Promise<Wallet> {
  const { stores, persisted } = addWalletStores(ports, first);
  await restore(persisted, ports.state);
  return {
    stores,
    parts: partsOf(stores),
    persisted,
    startReactions: () => startWalletReactions(stores, ports),
  };
}
