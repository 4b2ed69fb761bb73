/** The stores of the app: the first ones at once, those of a wallet when there is one, or before one is created. */
import { type LazyModule, lazyModule } from '../domain/lazyModule.ts';
import type { Ports } from '../ports/Ports.ts';
import { createFirstStores } from '../stores/createFirstStores.ts';
import type { Persisted } from '../stores/persistence/Persisted.ts';
import type { FirstStores } from '../stores/Stores.ts';
import { loadWalletCode } from './loadWalletCode.ts';
import type { Wallet } from './openWallet.ts';

export interface OpenStores {
  readonly first: FirstStores;
  /** of the first stores */
  readonly persisted: Persisted;
  /** restored when it is loaded. Rejects with a Fault when the saved state cannot be read */
  readonly wallet: LazyModule<Wallet>;
}

export function openStores(ports: Ports): OpenStores {
  const { stores: first, persisted } = createFirstStores(ports, () => wallet.loaded?.persisted ?? null);
  const wallet = lazyModule(async () => {
    const { openWallet } = await loadWalletCode();
    return openWallet(ports, first);
  });
  return { first, persisted, wallet };
}

/** Writes pending changes now. */
export function flushPersisted({ persisted, wallet }: OpenStores): void {
  persisted.flush();
  wallet.loaded?.persisted.flush();
}

/** Later changes of the stores are not written. */
export function stopPersisting({ persisted, wallet }: OpenStores): void {
  persisted.stop();
  wallet.loaded?.persisted.stop();
}
