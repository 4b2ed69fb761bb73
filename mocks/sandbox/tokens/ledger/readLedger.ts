/** Reads a chain like the ledger's index. */
import type { Sandbox } from '../../chain/Sandbox.ts';
import type { Reading } from '../ChainFollower.ts';
import { applyOrder } from './applyOrder.ts';
import { LedgerState } from './LedgerState.ts';
import { readOrder } from './readOrder.ts';
import type { Grant } from './types.ts';

/**
 * Reads a sandbox's chain into a ledger.
 *
 * @param grants - called on every restart
 */
export function readLedger(sandbox: Sandbox, grants: () => readonly Grant[]): Reading<LedgerState> {
  return {
    begin: () => new LedgerState(grants()),
    read: (state, block, records) => {
      for (const record of records) {
        const index = { id: state.orders.length + 1, block, network: sandbox.network };
        const order = readOrder(record, (txid) => sandbox.chain.record(txid), index);
        if (order) applyOrder(state, order);
      }
    },
  };
}
