/** Where dunes lie after the coins that carried them were spent. */
import type { Transaction } from 'bitcoinjs-lib';
import { isUnspendable } from '../../chain/standardChecks.ts';

/** The transactions of a chain, and which of them spends a coin. */
export interface SpentChain {
  spenderOf(txid: string, vout: number): string | undefined;
  record(txid: string): { readonly tx: Pick<Transaction, 'outs'> } | undefined;
}

/**
 * The coin on which dunes lie now; null when they are burnt. They follow outputs, not koinu: all of a coin’s go to the first output that is no
 * OP_RETURN, wherever the coin stands among the inputs. A dunestone could send them elsewhere, and nobody in the sandbox writes one.
 *
 * @param outpoint - the coin that they were laid on
 */
export function followDunes(outpoint: string, chain: SpentChain): string | null {
  const [txid = '', vout = ''] = outpoint.split(':');
  const spender = chain.spenderOf(txid, Number(vout));
  if (spender === undefined) return outpoint;
  const first = chain.record(spender)?.tx.outs.findIndex(({ script }) => !isUnspendable(script)) ?? -1;
  return first < 0 ? null : followDunes(`${spender}:${first}`, chain);
}
