/** What a transaction's bytes reveal about the coins it creates, independently of any index. */
import { addressOfBareKey } from '../../address/addressScript.ts';
import type { Network } from '../../address/Network.ts';
import { inscribedByOrigin } from '../../inscription/inscribedByOrigin.ts';
import { outpointKey } from '../Coin.ts';
import type { RawTransaction } from '../parse/parseTransaction.ts';

/** It carries, or may carry, an inscription of its own transaction; or it is P2PK. */
export type CoinOrigin = 'carries' | 'unknown' | 'bare-key';

/**
 * The outputs for which a transaction's bytes reveal something, by outpoint key.
 *
 * @param transaction - parsed from bytes that hash to its id
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
