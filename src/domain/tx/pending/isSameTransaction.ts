/** Whether a transaction is one that was partially signed here, whoever signed the rest: the same coins, and the same payments in order. */
import { addressOfScript } from '../../address/addressScript.ts';
import { type Outpoint, outpointKey } from '../Coin.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';
import type { RawTransaction } from '../parse/parseTransaction.ts';

const keysOf = (inputs: readonly Outpoint[]): string => inputs.map(outpointKey).sort().join();

/** An output without an address was recorded with another's address: only its value is compared. */
export function isSameTransaction(
  { inputs, outputs }: RawTransaction,
  { inputs: spent, outputs: paid, network }: PendingTransfer,
): boolean {
  if (keysOf(inputs) !== keysOf(spent) || outputs.length !== paid.length) return false;
  return outputs.every(({ value, script }, at) => {
    const address = addressOfScript(script, network);
    return value === paid[at]?.value && (address === null || address === paid[at]?.address);
  });
}
