/** The effect of a signature according to its bytes, in the same form for a transfer, a PSBT and a plan. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import { type Koinu, koinu, NO_KOINU } from '../amount/Koinu.ts';
import type { ParsedTransfer, TransferPlan } from '../tx/Transfer.ts';
import type { LockFields } from './transactionLock.ts';

/** The effect on the wallet that signs. */
export interface SigningEffect extends LockFields {
  /** outputs that do not go back to the wallet; null for a script without address */
  readonly payments: readonly { readonly address: DogeAddress | null; readonly amount: Koinu }[];
  /** the base for the fee's share, koinu: what is sent, otherwise what is returned */
  readonly amount: bigint;
  /** the wallet's part of the fee, koinu */
  readonly fee: Koinu;
  /** number of coins that others sign for */
  readonly foreignCoins: number;
}

/** A parsed transaction. */
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
 * The effect on the wallet whose coins are spent. With coins of others, each party's part of the fee is unknown: the whole fee counts as
 * the wallet's, up to its net loss, so that others' money cannot make it look small.
 */
export function effectOf({ version, lockTime, fee, inputs, outputs }: ReadBytes): SigningEffect {
  const own = inputs.filter(({ isOwn }) => isOwn);
  const returned = worth(outputs.filter(({ comesBack }) => comesBack));
  const leaves = worth(own) - returned;
  const paysFee = leaves >= fee ? fee : leaves > 0n ? koinu(leaves) : NO_KOINU;
  return {
    version,
    lockTime,
    sequences: inputs.map(({ sequence }) => sequence),
    payments: outputs.flatMap(({ address, value, comesBack }) =>
      comesBack ? [] : [{ address, amount: value }],
    ),
    amount: leaves > paysFee ? leaves - paysFee : returned,
    fee: paysFee,
    foreignCoins: inputs.length - own.length,
  };
}

/** As in Kennel's own transactions. */
const NOTHING_LOCKED = { version: 1, lockTime: 0 };

/** The effect of a plan that is not signed yet. */
export const effectOfPlan = ({ inputs, outputs, changeIndex, fee }: TransferPlan): SigningEffect =>
  effectOf({
    ...NOTHING_LOCKED,
    fee,
    inputs: inputs.map(({ value }) => ({ value, sequence: 0, isOwn: true })),
    outputs: outputs.map(({ to, amount }, index) => ({
      value: amount,
      address: to,
      comesBack: index === changeIndex,
    })),
  });

/**
 * The effect of a signed transaction.
 *
 * @param isJoint - whether coins of others may be included; otherwise all of them are ours, including those of a paper wallet
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
    version,
    lockTime,
    fee,
    inputs: inputs.map((input) => ({ ...input, isOwn: input.isOwn || !isJoint })),
    outputs: outputs.map((output) => ({
      ...output,
      comesBack: isJoint ? output.isOwn : output.isOwn && isChange(output),
    })),
  });
}

/** A recovery to the owner, of which only the fee leaves. @param gets - koinu */
export const effectOfRecovery = (gets: Koinu, fee: Koinu): SigningEffect =>
  effectOf({
    ...NOTHING_LOCKED,
    fee,
    inputs: [{ value: koinu(gets + fee), sequence: 0, isOwn: true }],
    outputs: [{ value: gets, address: null, comesBack: true }],
  });

/** Token transfers to these addresses. Their total cost is checked by `planWarnings`, not as a fee for each recipient's coin. */
export const effectOfTokens = (recipients: readonly DogeAddress[]): SigningEffect => ({
  ...NOTHING_LOCKED,
  sequences: [],
  payments: recipients.map((address) => ({ address, amount: NO_KOINU })),
  amount: 0n,
  fee: NO_KOINU,
  foreignCoins: 0,
});
