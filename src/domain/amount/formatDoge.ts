/** Formats koinu as DOGE exactly, without rounding. */

import { KOINU_PER_DOGE } from './Koinu.ts';

const DECIMALS = 8;

export interface DogeFormat {
  /** between whole DOGE and the fraction; defaults to `.` */
  readonly decimalMark?: '.' | ',';
  /** between thousands; defaults to none. The last one is the narrow no-break space. */
  readonly groupMark?: '' | ',' | '.' | ' ' | '\u202f';
  /** minimum number of decimals, 0 to 8, padded with zeros; defaults to 0 */
  readonly minDecimals?: number;
}

/** An amount in two parts for large displays: `whole + fraction` is what `formatDoge` writes. */
export interface DogeParts {
  /** whole DOGE, with group marks */
  readonly whole: string;
  /** the decimal mark and the digits after it; empty when there are none */
  readonly fraction: string;
}

function groupThousands(digits: string, mark: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, mark);
}

/**
 * Formats an amount in two parts, the fraction with its decimal mark.
 *
 * @param amount - koinu, not negative; may exceed MAX_MONEY, as totals do
 * @throws {RangeError} when the amount is negative, `minDecimals` is not 0 to 8, or both marks are the same
 */
export function splitDoge(amount: bigint, format: DogeFormat = {}): DogeParts {
  const { decimalMark = '.', groupMark = '', minDecimals = 0 } = format;
  if (amount < 0n) throw new RangeError(`an amount is not negative: ${amount}`);
  if (!Number.isInteger(minDecimals) || minDecimals < 0 || minDecimals > DECIMALS) {
    throw new RangeError(`decimals out of range: ${minDecimals}`);
  }
  if (groupMark === decimalMark) throw new RangeError(`one mark for two meanings: ${decimalMark}`);
  const decimals = (amount % KOINU_PER_DOGE).toString().padStart(DECIMALS, '0');
  const shown = decimals.replace(/0+$/, '').padEnd(minDecimals, '0');
  return {
    whole: groupThousands((amount / KOINU_PER_DOGE).toString(), groupMark),
    fraction: shown === '' ? '' : decimalMark + shown,
  };
}

/**
 * Formats an amount in DOGE, without unit, trailing zeros or exponent.
 *
 * @param amount - koinu, not negative; may exceed MAX_MONEY, as totals do
 * @throws {RangeError} when the amount is negative, `minDecimals` is not 0 to 8, or both marks are the same
 * @example formatDoge(4_198_000_000n) // '41.98'
 */
export function formatDoge(amount: bigint, format: DogeFormat = {}): string {
  const { whole, fraction } = splitDoge(amount, format);
  return whole + fraction;
}

/**
 * Formats a change of balance in DOGE with its sign: `+1.5`, `−1.5` (the minus sign U+2212), `0`.
 *
 * @param delta - koinu, of either sign
 * @throws {RangeError} when the format is invalid, as in `formatDoge`
 */
export function formatDogeDelta(delta: bigint, format: DogeFormat = {}): string {
  if (delta === 0n) return formatDoge(0n, format);
  return delta > 0n ? `+${formatDoge(delta, format)}` : `\u2212${formatDoge(-delta, format)}`;
}
