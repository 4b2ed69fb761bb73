/** A bill's payment as a payment request. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { Bill } from '../../domain/dogeconnect/Bill.ts';
import type { PaymentRequest } from '../send/TransferFlow.ts';

/** Pays exactly the bill's outputs, at the fee rate it requires. */
export function billRequest(bill: Bill, from: DogeAddress, network: Network): PaymentRequest {
  const { payments, feeRate, vendor, data } = bill;
  const spec = { kind: 'pay', payments, ...(data === undefined ? {} : { data: data.hex }) } as const;
  return {
    kind: 'pay',
    purpose: { kind: 'pay-bill', bill },
    payment: { spec, feeRate, changeTo: from, network },
    label: vendor,
    own: [from],
  };
}
