/** Signs what brings the money of a commit back to its holder. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import { commitScript, publicKeyIn } from '../../../domain/drc20/script/redeemScript.ts';
import { signRecovery } from '../../../domain/drc20/send/signRecovery.ts';
import { err, type Result } from '../../../domain/result.ts';
import { parseTransaction } from '../../../domain/tx/parse/parseTransaction.ts';
import type { RecoveryRequest, SignedTransfer, SigningProblem } from '../../../ports/Vault.ts';
import { fromHex, toHex } from '../records/bytes.ts';
import type { SpendableWallets } from './SpendableWallets.ts';
import { withKeysFor } from './spendingKeys.ts';

/**
 * Signs a recovery.
 *
 * Problems: `value-differs` when the output does not pay the script · `not-ours` (the key in the script, or
 * the address that the money goes to)
 *
 * @throws {RangeError} when the commit is no transaction, the script is none of a token transfer, or nothing would be left
 * @throws {Fault} `corrupt` as `withKeysFor`
 */
export async function signRecoveryRequest(
  wallets: SpendableWallets,
  { commit, vout, redeemScript, to, network, fee }: RecoveryRequest,
): Promise<Result<SignedTransfer, SigningProblem>> {
  const parsed = parseTransaction(commit);
  const redeem = fromHex(redeemScript);
  const publicKey = publicKeyIn(redeem);
  if (!parsed.ok || publicKey === null) throw new RangeError('nothing that a token transfer left behind');
  const { txid, outputs } = parsed.value;
  const output = outputs[vout];
  if (output === undefined || toHex(output.script) !== toHex(commitScript(redeem))) {
    return err({ kind: 'value-differs', txid, vout });
  }
  const holder = addressOfPublicKey(publicKey, network);
  const spend = { spent: { txid, vout }, value: output.value, redeemScript, to, network, fee };
  return withKeysFor([holder, to], wallets, network, (keyFor) => signRecovery(spend, keyFor(holder)));
}
