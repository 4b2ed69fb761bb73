/**
 * Prepares the stores for opening the app: restores the saved state, completes interrupted operations, and restores a vault that only the
 * host still has.
 */
import { RESTORING_MESSAGES } from '../../i18n/messages/app/startMessages.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { VaultFinding } from '../../ports/Vault.ts';
import type { OpenStores } from '../openStores.ts';
import { restore } from './restore.ts';

/** Further information for start-up. */
export interface StartConditions {
  /** whether another user has used Kennel on this device in the meantime: then an open session is closed */
  readonly isOtherUser: boolean;
  /** called once the stores are restored; awaited */
  readonly onRestored?: () => Promise<void>;
  /** called before the host is searched for a vault, which may take a while */
  readonly onSearch: () => void;
  /** the result of an earlier search; absent: not searched */
  readonly vault?: VaultFinding | null | undefined;
}

/** Whether there is, or was, a wallet: then its stores are needed from the start. */
async function hasWalletState({ first, persisted }: OpenStores, { state }: Ports): Promise<boolean> {
  if (first.session.hasVault || first.session.isBeingDestroyed) return true;
  const kept = await state.slices().catch(() => []);
  return kept.some((slice) => !persisted.slices.includes(slice));
}

/**
 * @throws {Fault} `corrupt`, `timeout`, `storage-blocked`: the saved state cannot be read, and is not changed. If storage is blocked
 * completely, the app opens empty. Any other error: a part of the app did not load
 */
export async function prepareStores(
  open: OpenStores,
  ports: Ports,
  conditions: StartConditions,
): Promise<void> {
  const { session, ui } = open.first;
  await restore(open.persisted, ports);
  await Promise.all([
    conditions.onRestored?.(),
    (await hasWalletState(open, ports)) ? open.wallet.load() : undefined,
  ]);
  if (conditions.isOtherUser && session.timer.persisted !== null) await session.lock();
  if (session.isBeingDestroyed) await session.deletion.destroy();
  const { vault, onSearch } = conditions;
  if (session.hasVault && vault !== 'restored') return;
  if (vault === undefined) onSearch();
  const found = vault === undefined ? await session.findVault() : session.takeFinding(vault);
  if (found !== 'restored') return;
  await open.wallet.load();
  ui.toast('success', RESTORING_MESSAGES.restored);
}
