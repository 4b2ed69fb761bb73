// What signed bytes mean to the person who sends them.
import type { PathRecipient } from '../../components/money/TransferPath.tsx';
import type { RecipientTrust } from '../../domain/address/judgeRecipient.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';

/** A transfer as its confirm screen tells it. */
export interface ReadTransfer {
  /** koinu that the recipients get */
  readonly amount: bigint;
  readonly recipients: readonly PathRecipient[];
  /** every output is ours: the first one is what was asked for */
  readonly isToSelf: boolean;
}

type Trusts = Readonly<Record<string, RecipientTrust>>;

/** Outputs to others are the recipients; where there are none, the first of our own is. */
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
