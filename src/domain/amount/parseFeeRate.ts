/** Parses a typed fee rate, and checks it against a minimum and a maximum. */
import { err, type Result } from '../result.ts';
import { type FeeRate, feeRate, MIN_RELAY_FEE_RATE, RECOMMENDED_FEE_RATE } from './FeeRate.ts';
import { type AmountProblem, parseDoge } from './parseDoge.ts';

/** Why a typed fee rate is invalid. Rates are koinu per 1000 bytes. */
export type FeeTextProblem =
  | { readonly kind: 'not-a-rate'; readonly problem: AmountProblem }
  | { readonly kind: 'rate-too-low'; readonly minimum: FeeRate }
  | { readonly kind: 'rate-too-high'; readonly maximum: FeeRate };

/**
 * The highest rate that may be typed: 5.21 DOGE per 1000 bytes, the highest preset of Dogecoin Core's own wallet.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/qt/sendcoinsdialog.cpp
 */
export const MAX_FEE_RATE = feeRate(RECOMMENDED_FEE_RATE * 521n);

/**
 * Parses a rate in DOGE per 1000 bytes.
 *
 * Problems: `not-a-rate` (with the parser's problem) · `rate-too-low` and `rate-too-high` (with the limit)
 */
export function parseFeeRate(text: string): Result<FeeRate, FeeTextProblem> {
  const typed = parseDoge(text);
  if (!typed.ok) return err({ kind: 'not-a-rate', problem: typed.problem });
  if (typed.value < MIN_RELAY_FEE_RATE) return err({ kind: 'rate-too-low', minimum: MIN_RELAY_FEE_RATE });
  if (typed.value > MAX_FEE_RATE) return err({ kind: 'rate-too-high', maximum: MAX_FEE_RATE });
  return { ok: true, value: feeRate(typed.value) };
}
