/** A payment that a site asks for, as an errand like any other. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { DEFAULT_FEE_PRESET, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import type { DappRequest } from '../../domain/dapp/DappRequest.ts';
import type { Errand } from '../tx/Errand.ts';

/** The errand. @throws {TypeError} when the request asks for something else than a payment */
export function payErrand(
  { origin, ask }: DappRequest,
  from: DogeAddress,
  coins: Errand['coins'],
  network: Network,
): Errand {
  if (ask.kind !== 'pay') throw new TypeError('not a payment');
  const { to, amount, label } = ask;
  const feeRate = presetFeeRate(DEFAULT_FEE_PRESET);
  return {
    purpose: { kind: 'pay-app', origin },
    label,
    own: [from],
    coins,
    plan: (rules, found) =>
      rules.planTransfer({
        wish: { kind: 'pay', payments: [{ to, amount }] },
        feeRate,
        coins: found,
        changeTo: from,
        network,
      }),
  };
}
