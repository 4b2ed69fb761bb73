/** Verifies a server's report about a transaction by its own bytes. Loads the curve: import it lazily. */
import { addressOfScript } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import type { Outpoint } from '../Coin.ts';
import type { PendingInput } from '../PendingTransfer.ts';
import type { Txid } from '../Txid.ts';
import { verifyPrevious } from './verifyPrevious.ts';
import { isSignedByUs, isSpentBy } from './verifySigner.ts';

/**
 * The addresses that a transaction paid, other than the signer's own.
 *
 * @param rawHex - untrusted
 * @returns an empty list when the bytes do not hash to the txid, or are not signed with the signer's key
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
 * The outputs to an address of a transaction that spends one of these coins; its bytes must hash to the txid, and be signed with the coin's
 * own key.
 *
 * @param rawHex - untrusted
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
