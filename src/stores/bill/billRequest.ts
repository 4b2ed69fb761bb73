/** The payment of a bill, as a request like any other. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { Bill } from '../../domain/dogeconnect/Bill.ts';
import { err } from '../../domain/result.ts';
import { paymentRequest } from '../send/doge/paymentRequest.ts';
import type { PayingWallet } from '../send/payOnce.ts';
import type { TransferRequest } from '../send/TransferFlow.ts';

/** Pays exactly what the bill says, at the fee that it asks for or ours, within the size that it allows. */
export function billRequest(
  bill: Bill,
  from: DogeAddress,
  wallet: PayingWallet,
  network: Network,
): TransferRequest {
  const { payments, feeRate, maxSize, vendor, data } = bill;
  const spec = { kind: 'pay', payments, ...(data === undefined ? {} : { data: data.hex }) } as const;
  const request = paymentRequest(
    wallet,
    { spec, feeRate, changeTo: from, network },
    { purpose: { kind: 'pay-bill', bill }, label: vendor, own: [from] },
  );
  return {
    ...request,
    plan(rules, coins) {
      const planned = request.plan(rules, coins);
      if (!planned.ok || planned.value.size <= maxSize) return planned;
      return err({ kind: 'too-large', size: planned.value.size, maximum: maxSize });
    },
  };
}
