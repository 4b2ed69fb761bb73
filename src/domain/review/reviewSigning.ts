/**
 * The single review before a signature: recipients, cost, lock time, and coins spent. Every screen that signs displays its result, and the
 * key worker repeats it.
 */
import { judgeRecipient, type KnownAddresses } from '../address/judgeRecipient.ts';
import { KOINU_PER_DOGE, sumKoinu } from '../amount/Koinu.ts';
import { isSoftDust, SOFT_DUST_SURCHARGE } from '../tx/policy.ts';
import type { TransferWarning } from '../tx/Transfer.ts';
import type { Review, SigningWarning } from './Review.ts';
import type { SigningEffect } from './signingEffect.ts';
import { locksOf, type Moment } from './transactionLock.ts';

/** A fee above this share of the amount is mentioned, percent. */
export const FEE_WARNING_PERCENT = 1n;

/** A fee above this share of the amount requires consent, percent. */
export const FEE_CONSENT_PERCENT = 10n;

/** A fee above this always requires consent: 5 DOGE, koinu. */
export const FEE_CONSENT = 5n * KOINU_PER_DOGE;

/** A share in percent with two decimals, rounded up so that a value above a limit is displayed as such; null for a whole of zero. */
const percentOf = (part: bigint, whole: bigint): number | null =>
  whole === 0n ? null : Number((part * 10_000n + whole - 1n) / whole) / 100;

function feeWarnings({ fee, amount }: SigningEffect): readonly TransferWarning[] {
  const percent = percentOf(fee, amount);
  const isAbove = (limit: bigint) => fee * 100n > amount * limit;
  if (fee > FEE_CONSENT || isAbove(FEE_CONSENT_PERCENT)) return [{ kind: 'fee-needs-consent', fee, percent }];
  return percent !== null && isAbove(FEE_WARNING_PERCENT) ? [{ kind: 'fee-share', fee, percent }] : [];
}

function scriptWarnings({ payments }: SigningEffect): readonly TransferWarning[] {
  const amount = sumKoinu(payments.flatMap((payment) => (payment.address === null ? [payment.amount] : [])));
  return amount === 0n ? [] : [{ kind: 'no-address', amount }];
}

function surchargeWarnings({ payments }: SigningEffect): readonly TransferWarning[] {
  const outputs = payments.filter(
    ({ address, amount }) => address !== null && amount > 0n && isSoftDust(amount),
  ).length;
  const surcharge = sumKoinu([BigInt(outputs) * SOFT_DUST_SURCHARGE]);
  return outputs === 0 ? [] : [{ kind: 'soft-dust-surcharge', surcharge, outputs }];
}

/**
 * Warnings about a transaction at a given time.
 *
 * @returns the most severe first: cost, locks, irrecoverable outputs, then the lesser ones
 */
export const effectWarnings = (effect: SigningEffect, moment: Moment): readonly TransferWarning[] => [
  ...feeWarnings(effect),
  ...locksOf(effect, moment).map((until): TransferWarning => ({ kind: 'locked', until })),
  ...scriptWarnings(effect),
  ...(effect.foreignCoins > 0 ? [{ kind: 'foreign-coins', coins: effect.foreignCoins } as const] : []),
  ...surchargeWarnings(effect),
];

export interface ReviewContext extends Moment {
  /** the user's names and known addresses */
  readonly known: KnownAddresses;
}

/**
 * Reviews the effect of a signature.
 *
 * @param notes - warnings that the bytes do not reveal: about the plan, or from token indexes
 */
export function reviewSigning(
  effect: SigningEffect,
  { known, ...moment }: ReviewContext,
  notes: readonly SigningWarning[] = [],
): Review {
  const paid = effect.payments.flatMap(({ address }) => address ?? []);
  return {
    trusts: Object.fromEntries(paid.map((address) => [address, judgeRecipient(address, known)])),
    warnings: [...effectWarnings(effect, moment), ...notes],
  };
}
