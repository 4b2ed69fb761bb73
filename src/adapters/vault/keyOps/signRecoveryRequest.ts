/** Signs what brings the money of a commit back to its holder. */

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

/** What was signed, and the coin that it spends. */
export interface SignedRecovery {
  readonly signed: SignedTransfer;
  readonly coin: SpentCoin;
  /** what has to be agreed to before it is handed out */
  readonly asked: readonly Consent[];
}

/**
 * Signs a recovery.
 *
 * Problems: `value-differs` when the output does not pay the script · `not-ours` (the key in the script, or
 * an address that is not that key's)
 *
 * @throws {RangeError} when the commit is no transaction, the script is none of a token transfer, or nothing would be left
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
  // No other wallet of this vault either: whoever runs a script in the page can bring one in.
  if (to !== holder) return err({ kind: 'not-ours', address: to });
  const spend = { spent: { txid, vout }, value: output.value, redeemScript, to, network, fee };
  return withKeysFor([holder], wallets, network, (keyFor) => ({
    signed: signRecovery(spend, keyFor(holder)),
    coin: { txid, vout, address: holder, value: output.value },
    asked: askedByBytes(effectOfRecovery(koinu(output.value - fee), fee)),
  }));
}
