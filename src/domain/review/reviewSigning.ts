/**
 * The one review before a signature: whom it pays, what it costs, from when on it counts, and whose coins it spends. Every screen
 * that has something signed shows what comes of it, and the key worker asks it again.
 */
import { judgeRecipient, type KnownAddresses } from '../address/judgeRecipient.ts';
import { KOINU_PER_DOGE, sumKoinu } from '../amount/Koinu.ts';
import { isSoftDust, SOFT_DUST_SURCHARGE } from '../tx/policy.ts';
import type { TransferWarning } from '../tx/Transfer.ts';
import type { Review, SigningWarning } from './Review.ts';
import type { SigningEffect } from './signingEffect.ts';
import { locksOf, type Moment } from './transactionLock.ts';

/** Above this share of the amount the fee is mentioned, percent. */
export const FEE_WARNING_PERCENT = 1n;

/** Above this share of the amount the person is asked again, percent. */
export const FEE_CONSENT_PERCENT = 10n;

/** Above this fee the person is asked again, whatever the amount: 5 DOGE, koinu. */
export const FEE_CONSENT = 5n * KOINU_PER_DOGE;

/** A share in percent with two decimals, rounded up so that what passes a limit also shows that it does; null of nothing. */
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
 * What is unusual about bytes, for whoever looks at them now.
 *
 * @returns the weightiest first: what it costs, until when it is held up, what nobody can get back, then the lighter ones
 */
export const effectWarnings = (effect: SigningEffect, moment: Moment): readonly TransferWarning[] => [
  ...feeWarnings(effect),
  ...locksOf(effect, moment).map((until): TransferWarning => ({ kind: 'locked', until })),
  ...scriptWarnings(effect),
  ...(effect.foreignCoins > 0 ? [{ kind: 'foreign-coins', coins: effect.foreignCoins } as const] : []),
  ...surchargeWarnings(effect),
];

/** What a signature is looked at with. */
export interface ReviewContext extends Moment {
  /** whose names the person knows */
  readonly known: KnownAddresses;
}

/**
 * Reviews what a signature would do.
 *
 * @param notes - what bytes don't say: of its plan, or of what indexes say of a token
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
