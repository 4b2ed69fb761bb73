/** What a transaction's own bytes prove that a server says of it. Loads the curve: import it lazily. */
import { addressOfScript } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import type { Outpoint } from '../Coin.ts';
import type { PendingInput } from '../PendingTransfer.ts';
import type { Txid } from '../Txid.ts';
import { verifyPrevious } from './verifyPrevious.ts';
import { isSignedByUs, isSpentBy } from './verifySigner.ts';

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

/**
 * What a transaction that spends one of these coins leaves to an address: its bytes hash to its id, and the coin's own key signed them.
 *
 * @param rawHex - of any origin
 * @returns null when the bytes do not prove it
 */
export function leftBySpender(
  txid: Txid,
  rawHex: string,
  coins: readonly (Outpoint & { readonly address: DogeAddress })[],
  { owner, network }: { readonly owner: DogeAddress; readonly network: Network },
): readonly PendingInput[] | null {
  const verified = verifyPrevious(txid, rawHex);
  if (!verified.ok || !coins.some((coin) => isSpentBy(verified.value, coin, network))) return null;
  return verified.value.outputs.flatMap(({ script, value }, vout) =>
    addressOfScript(script, network) === owner ? [{ txid, vout, value, address: owner }] : [],
  );
}
