/** A draft as a payment request. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { namesIn } from '../PaidContacts.ts';
import type { PaymentRequest } from '../TransferFlow.ts';
import type { TransferDraft } from './TransferDraft.ts';

/** Null while the input is incomplete or invalid. @param from - the address that pays and gets the change */
export function draftRequest(
  { spec, feeRate, input, recipient, quoted }: TransferDraft,
  from: DogeAddress,
  network: Network,
): PaymentRequest | null {
  if (spec === null || feeRate === null) return null;
  const { chosen, list } = input;
  return {
    kind: 'pay',
    purpose: { kind: 'send' },
    payment: { spec, feeRate, changeTo: from, network, chosen },
    names: namesIn(list ?? []),
    label: list === null ? (recipient.link?.label ?? null) : null,
    quoted,
    own: [from],
  };
}
