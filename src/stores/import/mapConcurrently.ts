/** Asks many questions, a few at a time, until all are answered or one fails. */
import { type Fault, toFault } from '../../domain/fault.ts';

/**
 * @param ask - one question
 * @param atOnce - how many may be under way together
 * @param signal - no further question is begun after it
 * @returns the first failure, after which no further question is begun; null when there was none. All that were begun are over then
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
