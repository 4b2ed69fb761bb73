/** Reads a fee rate as a person types it, within its two guard rails. */
import { err, type Result } from '../result.ts';
import { type FeeRate, feeRate, MIN_RELAY_FEE_RATE, RECOMMENDED_FEE_RATE } from './FeeRate.ts';
import type { FeeTextProblem } from './FeeTextProblem.ts';
import { parseDoge } from './parseDoge.ts';

/**
 * The highest rate that may be typed: 5.21 DOGE per 1000 bytes, the highest preset of Dogecoin Core's own wallet.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/qt/sendcoinsdialog.cpp
 */
export const MAX_FEE_RATE = feeRate(RECOMMENDED_FEE_RATE * 521n);

/**
 * Reads a rate in DOGE per 1000 bytes.
 *
 * Problems: `not-a-rate` (what is wrong with the text) · `rate-too-low` and `rate-too-high` (the rail)
 */
export function parseFeeRate(text: string): Result<FeeRate, FeeTextProblem> {
  const typed = parseDoge(text);
  if (!typed.ok) return err({ kind: 'not-a-rate', problem: typed.problem });
  if (typed.value < MIN_RELAY_FEE_RATE) return err({ kind: 'rate-too-low', minimum: MIN_RELAY_FEE_RATE });
  if (typed.value > MAX_FEE_RATE) return err({ kind: 'rate-too-high', maximum: MAX_FEE_RATE });
  return { ok: true, value: feeRate(typed.value) };
}
