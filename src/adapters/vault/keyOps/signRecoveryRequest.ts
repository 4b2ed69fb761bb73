/** Signs the recovery of a commit's money to its holder. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { commitScript, publicKeyIn } from '../../../domain/drc20/script/redeemScript.ts';
import { signRecovery } from '../../../domain/drc20/send/signRecovery.ts';
import { err, type Result } from '../../../domain/result.ts';
import { effectOfRecovery } from '../../../domain/review/signingEffect.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import { parseTransaction } from '../../../domain/tx/parse/parseTransaction.ts';
import type { RecoveryRequest, SignedTransfer, SigningProblem } from '../../../ports/Vault.ts';
import { fromHex, toHex } from '../records/bytes.ts';
import { askedByBytes } from './askedByBytes.ts';
import type { SpendableWallets } from './SpendableWallets.ts';
import type { SpentCoin } from './signPsbtRequest.ts';
import { withKeysFor } from './spendingKeys.ts';

export interface SignedRecovery {
  readonly signed: SignedTransfer;
  readonly coin: SpentCoin;
  /** consents needed before it is released */
  readonly asked: readonly Consent[];
}

/**
 * Signs a recovery.
 *
 * Problems: `value-differs` when the output doesn't pay the script · `not-ours` (the key in the script, or an address that isn't
 * that key's)
 *
 * @throws {RangeError} when the commit isn't a transaction, the script isn't a token transfer's, or nothing would be left
 * @throws {Fault} `corrupt` as `withKeysFor`
 */
export async function signRecoveryRequest(
  wallets: SpendableWallets,
  { commit, vout, redeemScript, to, network, fee }: RecoveryRequest,
): Promise<Result<SignedRecovery, SigningProblem>> {
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
  // Another wallet of this vault isn't allowed either: a script in the page could have imported it.
  if (to !== holder) return err({ kind: 'not-ours', address: to });
  const spend = { spent: { txid, vout }, value: output.value, redeemScript, to, network, fee };
  return withKeysFor([holder], wallets, network, (keyFor) => ({
    signed: signRecovery(spend, keyFor(holder)),
    coin: { txid, vout, address: holder, value: output.value },
    asked: askedByBytes(effectOfRecovery(koinu(output.value - fee), fee)),
  }));
}
