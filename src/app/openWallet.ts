/** What a wallet needs, in one file: its stores, and what happens by itself with them. */
import type { Ports } from '../ports/Ports.ts';
import { addWalletStores } from '../stores/createStores.ts';
import type { Persisted } from '../stores/persistence/Persisted.ts';
import type { FirstStores, Stores } from '../stores/Stores.ts';
import { restore } from './boot/restore.ts';
import type { Disposer } from './effects/Disposer.ts';
import { startWalletReactions } from './effects/walletReactions.ts';

/** A wallet's part of the app. */
export interface Wallet {
  readonly stores: Stores;
  readonly persisted: Persisted;
  readonly startReactions: () => Disposer;
}

/** Builds a wallet's stores and restores them. @throws {Fault} as `restore` */
export async function openWallet(ports: Ports, first: FirstStores): Promise<Wallet> {
  const { stores, persisted } = addWalletStores(ports, first);
  await restore(persisted, ports.state);
  return { stores, persisted, startReactions: () => startWalletReactions(stores, ports) };
}
