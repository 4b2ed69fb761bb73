/** Queries several indexes in turn: the first response counts, and its index is returned with it. */
import { Fault, toFault } from '../../domain/fault.ts';

/** @throws {Fault} of the first index, when none responds; `not-found` when there is none */
export async function firstAnswer<Index, Value>(
  indexes: readonly Index[],
  ask: (index: Index) => Promise<Value>,
): Promise<{ readonly value: Value; readonly index: Index }> {
  let fault: Fault | null = null;
  for (const index of indexes) {
    try {
      return { value: await ask(index), index };
    } catch (thrown) {
      fault ??= toFault(thrown, 'offline');
    }
  }
  throw fault ?? new Fault('not-found', 'no index is set up');
}
