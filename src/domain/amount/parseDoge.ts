/** Parses an amount of DOGE as a person types it, and never guesses. */

import { err, ok, type Result } from '../result.ts';
import { plainDigits } from '../text/plainText.ts';
import { KOINU_PER_DOGE, type Koinu, koinu, MAX_MONEY } from './Koinu.ts';
import { couldBeThousands, type TypedNumberProblem, writtenWrongly } from './typedNumber.ts';

/** Why a text is not an amount, with the values that the message needs. */
export type AmountProblem =
  | TypedNumberProblem
  /** `1,234` is 1.234 to some and 1234 to others; both in koinu */
  | { readonly kind: 'ambiguous-comma'; readonly asDecimal: Koinu; readonly asThousands: Koinu }
  | { readonly kind: 'too-many-decimals'; readonly decimals: number; readonly maximum: number }
  /** above MAX_MONEY; koinu */
  | { readonly kind: 'too-large'; readonly maximum: Koinu };

const MAX_DECIMALS = 8;
const MAX_WHOLE_DIGITS = (MAX_MONEY / KOINU_PER_DOGE).toString().length;

const wholeDoge = (digits: string): bigint => BigInt(digits) * KOINU_PER_DOGE;

/**
 * Reads an amount of DOGE: digits with at most one decimal mark, dot or comma, and at most 8 decimals.
 *
 * A dot is always the decimal mark. A comma is too, unless it could group thousands (`1,234`), which is rejected. Spaces around it and
 * invisible characters are ignored; digits of other scripts, `.5` and `5.` are accepted. Zeros after the eighth decimal are ignored.
 *
 * Problems: `empty` · `turned-around` · `signed` · `exponent` · `bad-character` · `no-digits` · `several-marks` · `ambiguous-comma` ·
 * `too-many-decimals` · `too-large`
 *
 * @param text - as typed or pasted
 * @returns koinu, 0 to MAX_MONEY
 * @example parseDoge('41,98') // { ok: true, value: 4_198_000_000n }
 */
export function parseDoge(text: string): Result<Koinu, AmountProblem> {
  const trimmed = plainDigits(text).trim();
  const wrong = writtenWrongly(trimmed);
  if (wrong) return err(wrong);
  const [whole = '', written = ''] = trimmed.split(/[.,]/);
  const fraction =
    written.length > MAX_DECIMALS ? written.replace(/0+$/, '').padEnd(MAX_DECIMALS, '0') : written;
  const digits = whole.replace(/^0+/, '') || '0';
  if (fraction.length > MAX_DECIMALS) {
    return err({ kind: 'too-many-decimals', decimals: fraction.length, maximum: MAX_DECIMALS });
  }
  if (digits.length > MAX_WHOLE_DIGITS) return err({ kind: 'too-large', maximum: koinu(MAX_MONEY) });
  const amount = wholeDoge(digits) + BigInt(fraction.padEnd(MAX_DECIMALS, '0'));
  if (amount > MAX_MONEY) return err({ kind: 'too-large', maximum: koinu(MAX_MONEY) });
  if (couldBeThousands(trimmed)) {
    const asThousands = koinu(wholeDoge(digits + fraction));
    return err({ kind: 'ambiguous-comma', asDecimal: koinu(amount), asThousands });
  }
  return ok(koinu(amount));
}
