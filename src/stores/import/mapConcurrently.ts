/** Runs a task for each item, a few at a time, until all are done or one fails. */
import { type Fault, toFault } from '../../domain/fault.ts';

/**
 * @param ask - the task
 * @param atOnce - how many run at a time
 * @param signal - once aborted, no further task starts
 * @returns the first failure, after which no further task starts; null when there was none. Resolves when all started tasks have
 *   ended
 */
export async function mapConcurrently<Item>(
  items: readonly Item[],
  ask: (item: Item) => Promise<void>,
  atOnce: number,
  signal: AbortSignal,
): Promise<Fault | null> {
  const waiting = [...items];
  let first: Fault | null = null;
  const askOn = async () => {
    while (first === null && !signal.aborted) {
      const item = waiting.shift();
      if (item === undefined) return;
      try {
        await ask(item);
      } catch (thrown) {
        first ??= toFault(thrown, 'offline');
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return first;
}
