// What signed bytes mean to the person who sends them.
import type { PathReceiver } from '../../components/TransferPath.tsx';
import type { ReceiverStanding } from '../../domain/address/judgeReceiver.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';

/** A transfer as its confirm screen tells it. */
export interface ReadTransfer {
  /** koinu that the receivers get */
  readonly amount: bigint;
  readonly receivers: readonly PathReceiver[];
  /** every output is ours: the first one is what was asked for */
  readonly isToSelf: boolean;
}

type Standings = Readonly<Record<string, ReceiverStanding>>;

/** A receiver that looks like another one. */
export interface LookAlike {
  readonly address: string;
  readonly standing: Extract<ReceiverStanding, { kind: 'look-alike' }>;
}

/** The receivers that are not whom they look like. */
export const lookAlikesIn = ({ standings }: { readonly standings: Standings }): readonly LookAlike[] =>
  Object.entries(standings).flatMap(([address, standing]) =>
    standing.kind === 'look-alike' ? [{ address, standing }] : [],
  );

/** Outputs to others are the receivers; where there are none, the first of our own is. */
export function readTransfer(
  { outputs, sent }: ParsedTransfer,
  standings: Standings = {},
  names: ReadonlyMap<string, string> = new Map(),
): ReadTransfer {
  const others = outputs.filter(({ isOwn }) => !isOwn);
  const isToSelf = others.length === 0;
  const paid = isToSelf ? outputs.slice(0, 1) : others;
  const receivers = paid.map(({ address, value }) => ({
    address,
    amount: value,
    standing: isToSelf ? null : (standings[address ?? ''] ?? null),
    name: isToSelf ? null : (names.get(address ?? '') ?? null),
  }));
  return { amount: isToSelf ? (receivers[0]?.amount ?? 0n) : sent, receivers, isToSelf };
}
