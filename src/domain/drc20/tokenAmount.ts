/** Parses, formats and values token amounts. Only values in DOGE are ever rounded. */
import type { DogeFormat } from '../amount/formatDoge.ts';
import { type Koinu, koinu, MAX_MONEY } from '../amount/Koinu.ts';
import { couldBeThousands, type TypedNumberProblem, writtenWrongly } from '../amount/typedNumber.ts';
import { err, ok, type Result } from '../result.ts';
import { plainDigits } from '../text/plainText.ts';
import { TOKEN_PRICE_SCALE, type TokenPrice } from './Token.ts';
import { isTokenDecimals, type TokenUnits, tokenUnits } from './TokenUnits.ts';

/** Why a text is not a token amount, with the values that the message needs. */
export type TokenAmountProblem =
  | TypedNumberProblem
  /** `1,234` is 1.234 to some and 1234 to others; both in units. Only when the token has at least as many decimals as the first needs */
  | { readonly kind: 'ambiguous-comma'; readonly asDecimal: TokenUnits; readonly asThousands: TokenUnits }
  | { readonly kind: 'too-many-decimals'; readonly decimals: number; readonly maximum: number }
  /** more than any token can have, units */
  | { readonly kind: 'too-large'; readonly maximum: TokenUnits };

/**
 * The maximum units of a token: 41 digits.
 *
 * @see https://github.com/dogeuni-org/dogeuni-indexer/blob/main/explorer/verifys.go (maxAllowedValue)
 */
export const MAX_TOKEN_UNITS: TokenUnits = tokenUnits(10n ** 41n - 1n);

const MAX_DIGITS = MAX_TOKEN_UNITS.toString().length;

function checkDecimals(decimals: number): void {
  if (!isTokenDecimals(decimals)) throw new RangeError(`not a number of decimals: ${decimals}`);
}

/**
 * Parses an amount of a token: digits with at most one decimal mark, dot or comma, by the rules of `parseDoge`.
 *
 * Problems: `empty` · `turned-around` · `signed` · `exponent` · `bad-character` · `no-digits` · `several-marks` · `ambiguous-comma` ·
 * `too-many-decimals` · `too-large`
 *
 * @param text - as typed or pasted
 * @param decimals - the token's, 0 to 30
 * @throws {RangeError} when the decimals are invalid
 * @example parseTokenAmount('41,98', 8) // { ok: true, value: 4_198_000_000n }
 */
export function parseTokenAmount(text: string, decimals: number): Result<TokenUnits, TokenAmountProblem> {
  checkDecimals(decimals);
  const trimmed = plainDigits(text).trim();
  const wrong = writtenWrongly(trimmed);
  if (wrong) return err(wrong);
  const [whole = '', fraction = ''] = trimmed.split(/[.,]/);
  const digits = whole.replace(/^0+/, '') || '0';
  if (fraction.length > decimals) {
    return err({ kind: 'too-many-decimals', decimals: fraction.length, maximum: decimals });
  }
  if (digits.length > MAX_DIGITS) return err({ kind: 'too-large', maximum: MAX_TOKEN_UNITS });
  const units = BigInt(digits + fraction.padEnd(decimals, '0'));
  if (units > MAX_TOKEN_UNITS) return err({ kind: 'too-large', maximum: MAX_TOKEN_UNITS });
  if (!couldBeThousands(trimmed)) return ok(tokenUnits(units));
  const asThousands = tokenUnits(BigInt(digits + fraction) * 10n ** BigInt(decimals));
  return err({ kind: 'ambiguous-comma', asDecimal: tokenUnits(units), asThousands });
}

/**
 * Formats an amount of a token exactly, without its tick or trailing zeros.
 *
 * @param decimals - the token's, 0 to 30
 * @param format - as for `formatDoge`; `minDecimals` 0 to `decimals`
 * @throws {RangeError} when the decimals are invalid, or both marks are the same
 * @example formatTokenAmount(tokenUnits(4_198_000_000n), 8) // '41.98'
 */
export function formatTokenAmount(units: TokenUnits, decimals: number, format: DogeFormat = {}): string {
  const { decimalMark = '.', groupMark = '', minDecimals = 0 } = format;
  checkDecimals(decimals);
  if (!Number.isInteger(minDecimals) || minDecimals < 0 || minDecimals > decimals) {
    throw new RangeError(`decimals out of range: ${minDecimals}`);
  }
  if (groupMark === decimalMark) throw new RangeError(`one mark for two meanings: ${decimalMark}`);
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, groupMark);
  const fraction = digits
    .slice(digits.length - decimals)
    .replace(/0+$/, '')
    .padEnd(minDecimals, '0');
  return fraction === '' ? whole : whole + decimalMark + fraction;
}

/** More than all DOGE in existence until about 2035, koinu. */
const ALL_DOGE = 200_000_000_000n * 100_000_000n;

/**
 * Whether a price is implausible: the token's whole supply, or one token, would be worth more than all DOGE.
 *
 * @param supply - a lower bound, units
 * @param decimals - the token's
 */
export function isPriceOdd(price: TokenPrice, supply: TokenUnits, decimals: number): boolean {
  checkDecimals(decimals);
  const one = 10n ** BigInt(decimals);
  const units = supply > one ? supply : one;
  return units * price > ALL_DOGE * TOKEN_PRICE_SCALE * one;
}

/**
 * The value of an amount, koinu, rounded down.
 *
 * @param decimals - the token's
 * @param price - of one whole token
 * @returns null when it exceeds MAX_MONEY: such a price is nonsense
 */
export function tokenValue(units: TokenUnits, decimals: number, price: TokenPrice): Koinu | null {
  checkDecimals(decimals);
  const value = (units * price) / (TOKEN_PRICE_SCALE * 10n ** BigInt(decimals));
  return value < 0n || value > MAX_MONEY ? null : koinu(value);
}
