/** What the bytes of a transaction say of the coins that it makes, whether or not an index was asked. */
import { addressOfBareKey } from '../../address/addressScript.ts';
import type { Network } from '../../address/Network.ts';
import { inscribedByOrigin } from '../../inscription/inscribedByOrigin.ts';
import { outpointKey } from '../Coin.ts';
import type { RawTransaction } from '../parse/parseTransaction.ts';

/** It carries, or may carry, what its own transaction inscribed; or it pays a key instead of its address. */
export type CoinOrigin = 'carries' | 'unknown' | 'bare-key';

/**
 * Outputs of which a transaction's bytes say something, by their keys.
 *
 * @param transaction - read from bytes that hash to its id
 */
export function originsIn(
  transaction: RawTransaction,
  network: Network,
): readonly (readonly [string, CoinOrigin])[] {
  const { txid, outputs } = transaction;
  const born = inscribedByOrigin(transaction);
  return outputs.flatMap(({ script }, vout) => {
    const origin = addressOfBareKey(script, network) === null ? born(vout) : 'bare-key';
    return origin === null ? [] : [[outpointKey({ txid, vout }), origin] as const];
  });
}
