/** What a signature would do, as its bytes say: the same for a transfer, a PSBT and a plan. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import { type Koinu, koinu, NO_KOINU } from '../amount/Koinu.ts';
import type { ParsedTransfer, TransferPlan } from '../tx/Transfer.ts';
import type { LockFields } from './transactionLock.ts';

/** What it does to the wallet that signs. */
export interface SigningEffect extends LockFields {
  /** everybody who gets what does not come back; null for a script without address */
  readonly payments: readonly { readonly address: DogeAddress | null; readonly amount: Koinu }[];
  /** what the fee is measured by, koinu: what leaves beside it, else what comes back */
  readonly amount: bigint;
  /** what the wallet pays of the fee, koinu */
  readonly fee: Koinu;
  /** coins that somebody else signs for */
  readonly foreignCoins: number;
}

/** Bytes as they were read. */
interface ReadBytes {
  readonly version: number;
  readonly lockTime: number;
  readonly fee: Koinu;
  readonly inputs: readonly { readonly value: Koinu; readonly sequence: number; readonly isOwn: boolean }[];
  readonly outputs: readonly {
    readonly value: Koinu;
    readonly address: DogeAddress | null;
    readonly comesBack: boolean;
  }[];
}

const worth = (items: readonly { readonly value: bigint }[]): bigint =>
  items.reduce((sum, { value }) => sum + value, 0n);

/**
 * Counts for the wallet whose coins are its own. Where others put coins in, nobody can say who pays the fee: it counts as paid by the wallet
 * as far as the wallet loses that much, so that nobody's own money makes it look small.
 */
export function effectOf({ version, lockTime, fee, inputs, outputs }: ReadBytes): SigningEffect {
  const own = inputs.filter(({ isOwn }) => isOwn);
  const returned = worth(outputs.filter(({ comesBack }) => comesBack));
  const leaves = worth(own) - returned;
  const paysFee = leaves >= fee ? fee : leaves > 0n ? koinu(leaves) : NO_KOINU;
  return {
    ...{ version, lockTime, sequences: inputs.map(({ sequence }) => sequence) },
    payments: outputs.flatMap(({ address, value, comesBack }) =>
      comesBack ? [] : [{ address, amount: value }],
    ),
    amount: leaves > paysFee ? leaves - paysFee : returned,
    fee: paysFee,
    foreignCoins: inputs.length - own.length,
  };
}

/** As Kennel writes its own transactions. */
const NOTHING_LOCKED = { version: 1, lockTime: 0 };

/** What leaves by a plan that was not signed yet. */
export const effectOfPlan = ({ inputs, outputs, changeIndex, fee }: TransferPlan): SigningEffect =>
  effectOf({
    ...NOTHING_LOCKED,
    fee,
    inputs: inputs.map(({ value }) => ({ value, sequence: 0, isOwn: true })),
    outputs: outputs.map(({ to, amount }, index) => ({
      ...{ value: amount, address: to },
      comesBack: index === changeIndex,
    })),
  });

/**
 * What leaves by signed bytes.
 *
 * @param isJoint - whether others may have put coins in; else all of them are spent by us, those of a paper wallet too
 */
export function effectOfTransfer(
  { version, lockTime, fee, inputs, outputs }: ParsedTransfer,
  { outputs: planned, changeIndex }: TransferPlan,
  isJoint: boolean,
): SigningEffect {
  const change = changeIndex === null ? undefined : planned[changeIndex];
  const isChange = ({ address, value }: ParsedTransfer['outputs'][number]) =>
    change !== undefined && address === change.to && value === change.amount;
  return effectOf({
    ...{ version, lockTime, fee },
    inputs: inputs.map((input) => ({ ...input, isOwn: input.isOwn || !isJoint })),
    outputs: outputs.map((output) => ({
      ...output,
      comesBack: isJoint ? output.isOwn : output.isOwn && isChange(output),
    })),
  });
}

/** What brings money back to whom it belongs, of which only the fee leaves. @param gets - koinu */
export const effectOfRecovery = (gets: Koinu, fee: Koinu): SigningEffect =>
  effectOf({
    ...NOTHING_LOCKED,
    fee,
    inputs: [{ value: koinu(gets + fee), sequence: 0, isOwn: true }],
    outputs: [{ value: gets, address: null, comesBack: true }],
  });

/** Tokens that leave for these addresses. What they cost is judged as a whole by `planWarnings`, not as a fee of what each recipient gets. */
export const effectOfTokens = (recipients: readonly DogeAddress[]): SigningEffect => ({
  ...{ ...NOTHING_LOCKED, sequences: [] },
  payments: recipients.map((address) => ({ address, amount: NO_KOINU })),
  ...{ amount: 0n, fee: NO_KOINU, foreignCoins: 0 },
});
