/** Many raw transactions by asking for each, for chains of tests that only know how to tell one. */
import { Fault } from '../../src/domain/fault.ts';
import type { Txid } from '../../src/domain/tx/Txid.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';

/** @param answer - one of them; `not-found` leaves it out */
export const oneByOne =
  (answer: ChainIndexer['rawTransaction']): ChainIndexer['rawTransactions'] =>
  async (ids, { signal, onRaw, onProgress } = {}) => {
    const found = new Map<Txid, string>();
    for (const [index, id] of ids.entries()) {
      const rawHex = await answer(id, signal).catch((thrown: unknown) => {
        if (thrown instanceof Fault && thrown.kind === 'not-found') return null;
        throw thrown;
      });
      if (rawHex !== null) found.set(id, rawHex);
      if (rawHex !== null) onRaw?.(id, rawHex);
      onProgress?.(index + 1, ids.length);
    }
    return found;
  };
