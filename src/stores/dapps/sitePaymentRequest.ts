/** A site's payment as a payment request. */

import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { DEFAULT_FEE_PRESET, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import type { DappRequest } from '../../domain/dapp/DappRequest.ts';
import type { PaymentRequest, Preparation } from '../send/TransferFlow.ts';
import type { SiteRequestFailure } from './SiteRequest.ts';

/** @throws {TypeError} when the request is not for a payment */
export function sitePaymentRequest(
  { origin, ask }: DappRequest,
  from: DogeAddress,
  network: Network,
): PaymentRequest {
  if (ask.kind !== 'pay') throw new TypeError('not a payment');
  const { to, amount, label } = ask;
  const feeRate = presetFeeRate(DEFAULT_FEE_PRESET);
  const spec = { kind: 'pay', payments: [{ to, amount }] } as const;
  return {
    kind: 'pay',
    purpose: { kind: 'pay-app', origin },
    payment: { spec, feeRate, changeTo: from, network },
    label,
    own: [from],
  };
}

/** Why a payment was not prepared; null when the user canceled it. */
export function paymentFailure(preparation: Preparation): SiteRequestFailure | null {
  if (preparation.status === 'rejected') return { kind: 'payment', problem: preparation.problem };
  return preparation.status === 'failed' ? { kind: 'fault', fault: preparation.fault } : null;
}
