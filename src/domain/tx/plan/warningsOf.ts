/** What a person should know about a plan before sending it. */
import { KOINU_PER_DOGE, sumKoinu } from '../../amount/Koinu.ts';
import { isSoftDust, SOFT_DUST_SURCHARGE } from '../policy.ts';
import { ancestorsOfAll } from '../selection/unconfirmedChains.ts';
import type { TransferPlan, TransferWarning } from '../Transfer.ts';

/** Above this share of the amount the fee is mentioned, percent. */
export const FEE_WARNING_PERCENT = 1n;

/** Above this share of the amount the person is asked again, percent. */
export const FEE_CONSENT_PERCENT = 10n;

/** Above this fee the person is asked again, whatever the amount: 5 DOGE, koinu. */
export const FEE_CONSENT = 5n * KOINU_PER_DOGE;

/** A share in percent with two decimals, rounded up so that what passes a limit also shows that it does. */
const percentOf = (part: bigint, whole: bigint): number =>
  Number((part * 10_000n + whole - 1n) / whole) / 100;

function feeWarnings({ fee }: TransferPlan, amount: bigint): readonly TransferWarning[] {
  const percent = percentOf(fee, amount);
  const isAbove = (limit: bigint) => fee * 100n > amount * limit;
  if (fee > FEE_CONSENT || isAbove(FEE_CONSENT_PERCENT)) return [{ kind: 'fee-needs-consent', fee, percent }];
  return isAbove(FEE_WARNING_PERCENT) ? [{ kind: 'fee-share', fee, percent }] : [];
}

function surchargeWarnings(amounts: readonly bigint[]): readonly TransferWarning[] {
  const outputs = amounts.filter(isSoftDust).length;
  const surcharge = sumKoinu([BigInt(outputs) * SOFT_DUST_SURCHARGE]);
  return outputs === 0 ? [] : [{ kind: 'soft-dust-surcharge', surcharge, outputs }];
}

/**
 * Lists what is unusual about a plan.
 *
 * @returns the weightiest first: the fee against the amount, then what makes it high, then what rests on others
 */
export function warningsOf(plan: TransferPlan): readonly TransferWarning[] {
  const amounts = plan.outputs.filter((_, index) => index !== plan.changeIndex).map(({ amount }) => amount);
  const ancestors = ancestorsOfAll(plan.inputs).length;
  const givenUp: readonly TransferWarning[] =
    plan.changeGivenUp > 0n ? [{ kind: 'change-given-up', amount: plan.changeGivenUp }] : [];
  const unconfirmed: readonly TransferWarning[] =
    ancestors > 0 ? [{ kind: 'unconfirmed-inputs', ancestors }] : [];
  const left: readonly TransferWarning[] = plan.left ? [{ kind: 'coins-left', ...plan.left }] : [];
  return [
    ...feeWarnings(plan, sumKoinu(amounts)),
    ...surchargeWarnings(amounts),
    ...left,
    ...givenUp,
    ...unconfirmed,
  ];
}
