import { toFault } from '../../domain/fault.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';
import type { Persisted } from '../../stores/persistence/Persisted.ts';
import type { RowServices } from '../../stores/persistence/persistenceRow.ts';

/** Whether any saved data can be read. */
const holdsAnything = (state: StateStorage): Promise<boolean> =>
  state.slices().then(
    (slices) => slices.length > 0,
    () => false,
  );

/**
 * Restores stores. If storage is blocked they start empty, unless a part of the saved state can be read: without the rest, pending
 * transfers of ours could be forgotten.
 *
 * @throws {Fault} `corrupt`, `timeout`, `storage-blocked`: the saved state cannot be read, and is not changed
 */
export async function restore(persisted: Persisted, services: RowServices): Promise<void> {
  try {
    await persisted.hydrate(services);
  } catch (thrown) {
    const fault = toFault(thrown, 'corrupt');
    if (fault.kind !== 'storage-blocked' || (await holdsAnything(services.state))) throw fault;
  }
}
