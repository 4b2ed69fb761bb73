/** Parses JSON without rounding numbers: those that a double can't hold exactly stay text. */
import { parseJson } from './boundedJson.ts';

/** Strings and numbers of JSON; strings are matched only to skip them. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const WHOLE = /^-?\d+$/;

const isExact = (number: string): boolean => WHOLE.test(number) && Number.isSafeInteger(Number(number));

/**
 * Parses JSON text. Whole numbers within ±(2^53 − 1) become numbers; all others (larger ones, fractions, exponents) stay text, so
 * that no rounded value is read by accident.
 *
 * @example parseExactJson('[1, 21000000000000000000, 0.1]') // [1, '21000000000000000000', '0.1']
 * @throws {Fault} `bad-answer` when it is not JSON, too long or too deep
 */
export function parseExactJson(text: string): unknown {
  // reject invalid JSON first: on an unterminated string the pattern would backtrack for hours
  parseJson(text);
  const quoted = text.replace(TOKENS, (token: string) =>
    token.startsWith('"') || isExact(token) ? token : `"${token}"`,
  );
  return parseJson(quoted);
}
