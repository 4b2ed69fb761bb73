/** Reads from a transaction's own bytes whom it paid, when our key signed it. Loads the curve: import it lazily. */
import { addressOfScript } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { verifyPrevious } from './believePrevious.ts';
import type { Txid } from './Txid.ts';
import { isSignedByUs } from './verifySigner.ts';

/**
 * The addresses that a transaction paid, without the signer's own.
 *
 * @param rawHex - of any origin
 * @returns none when the bytes do not hash to the id, or the signer's key did not sign them
 */
export function paidBySigner(
  txid: Txid,
  rawHex: string,
  signer: DogeAddress,
  network: Network,
): readonly DogeAddress[] {
  const verified = verifyPrevious(txid, rawHex);
  if (!verified.ok || !isSignedByUs(verified.value, (address) => address === signer, network)) return [];
  return verified.value.outputs.flatMap(({ script }) => {
    const address = addressOfScript(script, network);
    return address === null || address === signer ? [] : [address];
  });
}
