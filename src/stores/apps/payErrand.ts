/** A payment that a site asks for, as an errand like any other. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { DEFAULT_FEE_PRESET, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import type { DappRequest } from '../../domain/dapp/DappRequest.ts';
import type { Errand } from '../tx/Errand.ts';
import { onceErrand } from '../tx/onceErrand.ts';
import type { PayingWallet } from '../tx/payOnce.ts';

/** The errand. @throws {TypeError} when the request asks for something else than a payment */
export function payErrand(
  { origin, ask }: DappRequest,
  from: DogeAddress,
  wallet: PayingWallet,
  network: Network,
): Errand {
  if (ask.kind !== 'pay') throw new TypeError('not a payment');
  const { to, amount, label } = ask;
  const feeRate = presetFeeRate(DEFAULT_FEE_PRESET);
  const wish = { kind: 'pay', payments: [{ to, amount }] } as const;
  return onceErrand(
    wallet,
    { wish, feeRate, changeTo: from, network },
    { purpose: { kind: 'pay-app', origin }, label, own: [from] },
  );
}
