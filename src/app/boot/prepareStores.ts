/** Brings the stores to where the app can open: what was kept, what was left half done, and a vault that only the host still has. */
import { RESTORING_MESSAGES } from '../../i18n/messages/app/startMessages.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { VaultFinding } from '../../ports/Vault.ts';
import type { OpenStores } from '../openStores.ts';
import { restore } from './restore.ts';

/** What start-up knows besides. */
export interface StartConditions {
  /** whether somebody else used Kennel on this device since: then an open session is closed */
  readonly isOtherUser: boolean;
  /** called once the stores are restored, and waited for */
  readonly onRestored?: () => Promise<void>;
  /** called when the vault is looked for with the host, which may take a while */
  readonly onSearch: () => void;
  /** what a search found already; absent: none was made */
  readonly vault?: VaultFinding | null | undefined;
}

/** Whether there is, or was, a wallet: then its stores are needed from the start. */
async function hasWalletState({ first, persisted }: OpenStores, { state }: Ports): Promise<boolean> {
  if (first.session.hasVault || first.session.isBeingDestroyed) return true;
  const kept = await state.slices().catch(() => []);
  return kept.some((slice) => !persisted.slices.includes(slice));
}

/**
 * Restores and puts right.
 *
 * @throws {Fault} `corrupt`, `timeout`, `storage-blocked`: what was kept cannot be read, and stays as it is. Where nothing can be read the app
 * opens with nothing. Anything else: a part of the app did not load
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
