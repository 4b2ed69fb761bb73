/** Signs token transfers with a vault's keys, after verifying the plan against the bytes it spends. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { signTokenTransfers } from '../../../domain/drc20/send/signTokenTransfers.ts';
import type { TokenPlan } from '../../../domain/drc20/send/TokenPlan.ts';
import { err, type Result } from '../../../domain/result.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import type { SignedTokenTransfer, SigningProblem, TokenSigningRequest } from '../../../ports/Vault.ts';
import { fromHex } from '../records/bytes.ts';
import { checkPrevious } from './checkPrevious.ts';
import type { SpendableWallets } from './SpendableWallets.ts';
import { withKeysFor } from './spendingKeys.ts';

/** The wallet's coins to verify; change of the plan's own commits is created here, and needs no check. */
const coinsOf = ({ transfers }: TokenPlan): readonly Coin[] =>
  transfers.flatMap(({ commit }) =>
    commit.inputs.flatMap((input) => (input.kind === 'coin' ? [input.coin] : [])),
  );

/** Addresses that must be ours: the holder, who also gets the change, the spent coins, and the key that opens the commits. */
const mustBeOurs = (plan: TokenPlan, coins: readonly Coin[]): readonly DogeAddress[] => [
  plan.holder,
  ...coins.map(({ address }) => address),
  addressOfPublicKey(fromHex(plan.pubkey), plan.network),
];

/**
 * Signs every commit and every reveal of a plan, all or none.
 *
 * Problems: `previous-missing` · `value-differs` (value or script) · `not-ours` (the holder, a coin, or the key in the scripts)
 *
 * @throws {RangeError} when `planTokenTransfers` wouldn't make this plan
 * @throws {Fault} `corrupt` as `withKeysFor`
 */
export async function signTokenRequest(
  wallets: SpendableWallets,
  { plan, previousTransactions }: TokenSigningRequest,
): Promise<Result<readonly SignedTokenTransfer[], SigningProblem>> {
  const coins = coinsOf(plan);
  const doubt = checkPrevious(coins, previousTransactions, plan.network);
  if (doubt !== null) return err(doubt);
  return withKeysFor(mustBeOurs(plan, coins), wallets, plan.network, (keyFor) =>
    signTokenTransfers(plan, keyFor),
  );
}
