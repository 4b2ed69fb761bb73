/** Holds the coins that are to be spent against the hashed transactions that made them. */

import { addressOfScript } from '../../../domain/address/addressScript.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import { parseTransaction, type RawOutput } from '../../../domain/tx/parse/parseTransaction.ts';
import type { SigningProblem } from '../../../ports/Vault.ts';

type OutputsByTxid = ReadonlyMap<string, readonly RawOutput[]>;

/** Each transaction under its own hash: what it was said to be does not matter. */
function outputsByTxid(rawHexes: readonly string[]): OutputsByTxid {
  const parsed = rawHexes.map(parseTransaction);
  return new Map(parsed.flatMap((result) => (result.ok ? [[result.value.txid, result.value.outputs]] : [])));
}

function mismatchOf(coin: Coin, outputs: OutputsByTxid, network: Network): SigningProblem | null {
  const { txid, vout, value, address } = coin;
  const output = outputs.get(txid)?.[vout];
  if (output === undefined) return { kind: 'previous-missing', txid };
  const isTrue = output.value === value && addressOfScript(output.script, network) === address;
  return isTrue ? null : { kind: 'value-differs', txid, vout };
}

/**
 * The first coin that is not what its transaction says; null when all are.
 *
 * Problems: `previous-missing` · `value-differs` (value or script)
 *
 * @param previousTransactions - hex, any order; each is believed for its own hash only
 */
export function checkPrevious(
  coins: readonly Coin[],
  previousTransactions: readonly string[],
  network: Network,
): SigningProblem | null {
  const outputs = outputsByTxid(previousTransactions);
  for (const coin of coins) {
    const doubt = mismatchOf(coin, outputs, network);
    if (doubt !== null) return doubt;
  }
  return null;
}
