// Interprets signed bytes for the sender.
import type { PathRecipient } from '../../components/money/TransferPath.tsx';
import type { RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';

/** A transfer as shown on the confirm screen. */
export interface ReadTransfer {
  /** the recipients' total, koinu */
  readonly amount: bigint;
  readonly recipients: readonly PathRecipient[];
  /** every output is ours: the first one is the payment */
  readonly isToSelf: boolean;
}

type Trusts = Readonly<Record<string, RecipientTrust>>;

/** Outputs to others are the recipients; without any, the first of our own is. */
export function readTransfer(
  { outputs, sent }: ParsedTransfer,
  trusts: Trusts = {},
  names: ReadonlyMap<string, string> = new Map(),
): ReadTransfer {
  const others = outputs.filter(({ isOwn, data }) => !isOwn && data === undefined);
  const isToSelf = others.length === 0;
  const paid = isToSelf ? outputs.slice(0, 1) : others;
  const recipients = paid.map(({ address, value }) => ({
    address,
    amount: value,
    trust: isToSelf ? null : (trusts[address ?? ''] ?? null),
    name: isToSelf ? null : (names.get(address ?? '') ?? null),
  }));
  return { amount: isToSelf ? (recipients[0]?.amount ?? 0n) : sent, recipients, isToSelf };
}
