import { toFault } from '../../domain/fault.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';
import type { Persisted } from '../../stores/persistence/Persisted.ts';

/**
 * Restores stores. Where storage is blocked they begin with nothing.
 *
 * @throws {Fault} `corrupt`, `timeout`: what was kept cannot be read, and stays as it is
 */
export async function restore(persisted: Persisted, state: StateStorage): Promise<void> {
  try {
    await persisted.hydrate(state);
  } catch (thrown) {
    const fault = toFault(thrown, 'corrupt');
    if (fault.kind !== 'storage-blocked') throw fault;
  }
}
