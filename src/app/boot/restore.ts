import { toFault } from '../../domain/fault.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';
import type { Persisted } from '../../stores/persistence/Persisted.ts';
import type { RowServices } from '../../stores/persistence/persistenceRow.ts';

/** Whether something is kept that can be read. */
const holdsAnything = (state: StateStorage): Promise<boolean> =>
  state.slices().then(
    (slices) => slices.length > 0,
    () => false,
  );

/**
 * Restores stores. Where storage is blocked they begin with nothing, unless a part of what is kept can be read: without the rest,
 * transfers of ours could be forgotten that are under way.
 *
 * @throws {Fault} `corrupt`, `timeout`, `storage-blocked`: what was kept cannot be read, and stays as it is
 */
export async function restore(persisted: Persisted, services: RowServices): Promise<void> {
  try {
    await persisted.hydrate(services);
  } catch (thrown) {
    const fault = toFault(thrown, 'corrupt');
    if (fault.kind !== 'storage-blocked' || (await holdsAnything(services.state))) throw fault;
  }
}
