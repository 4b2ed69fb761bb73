/** The draft as a request. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { PayingWallet } from '../payOnce.ts';
import { namesIn, type TransferRequest } from '../TransferRequest.ts';
import { exclusiveRequest } from './exclusiveRequest.ts';
import type { TransferDraft } from './TransferDraft.ts';

/** Null while something is missing or cannot be read. @param from - the address that pays, and that gets the change */
export function draftRequest(
  { spec, feeRate, input, recipient, quoted }: TransferDraft,
  wallet: PayingWallet,
  from: DogeAddress,
  network: Network,
): TransferRequest | null {
  if (spec === null || feeRate === null) return null;
  const { chosen, list } = input;
  return exclusiveRequest(
    wallet,
    { spec, feeRate, changeTo: from, network, chosen },
    {
      purpose: { kind: 'send' },
      names: namesIn(list ?? []),
      label: list === null ? (recipient.link?.label ?? null) : null,
      quoted,
      own: [from],
    },
  );
}
