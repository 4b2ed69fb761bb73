/** Brings the stores to where the app can open: what was kept, what was left half done, and a vault that only the host still has. */
import { toFault } from '../../domain/fault.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/createStores.ts';
import { hydrateStores } from '../../stores/hydrateStores.ts';
import { RESTORING_MESSAGES } from '../../text/startMessages.ts';

/** What start-up knows besides. */
export interface StartConditions {
  /** whether somebody else used Kennel on this device since: then an open session is closed */
  readonly isOtherUser: boolean;
  /** called once the stores are restored, and waited for */
  readonly onRestored?: () => Promise<void>;
  /** called when the vault is looked for with the host, which may take a while */
  readonly onSearch: () => void;
}

/**
 * Restores and puts right.
 *
 * @throws {Fault} `corrupt`, `timeout`: what was kept cannot be read, and stays as it is. Where storage is blocked the app
 * opens with nothing
 */
export async function prepareStores(
  stores: Stores,
  ports: Ports,
  conditions: StartConditions,
): Promise<void> {
  const { session, ui } = stores;
  await hydrateStores(stores, ports.state).catch((thrown: unknown) => {
    const fault = toFault(thrown, 'corrupt');
    if (fault.kind !== 'storage-blocked') throw fault;
  });
  await conditions.onRestored?.();
  if (conditions.isOtherUser && session.timer.kept !== null) await session.lock();
  if (session.isBeingDestroyed) await session.destroy();
  if (session.hasVault) return;
  conditions.onSearch();
  if ((await session.findVault()) === 'restored') ui.toast('success', RESTORING_MESSAGES.restored);
}
