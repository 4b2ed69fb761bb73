/** Verifies the coins to be spent against the hashed transactions that created them. */

import { addressReader } from '../../../domain/address/addressScript.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import { transactionsByHash } from '../../../domain/tx/parse/parseTransaction.ts';
import type { SigningProblem } from '../../../ports/Vault.ts';

/**
 * The first coin that differs from its transaction; null when all match. Each transaction is parsed once, however many coins it
 * created.
 *
 * Problems: `previous-missing` · `value-differs` (value or script)
 *
 * @param previousTransactions - hex, any order; each is used only for its own hash
 */
export function checkPrevious(
  coins: readonly Coin[],
  previousTransactions: readonly string[],
  network: Network,
): SigningProblem | null {
  const previous = transactionsByHash(previousTransactions);
  const addressOf = addressReader(network);
  for (const { txid, vout, value, address } of coins) {
    const output = previous.get(txid)?.outputs[vout];
    if (output === undefined) return { kind: 'previous-missing', txid };
    const isTrue = output.value === value && addressOf(output.script) === address;
    if (!isTrue) return { kind: 'value-differs', txid, vout };
  }
  return null;
}
