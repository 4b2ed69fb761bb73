/** Parses JSON without rounding a number: one that a double cannot hold as it is written stays text. */
import { parseJson } from './parseAnswer.ts';

/** Texts and numbers of JSON, the texts only to be passed over. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
/** A number as JSON writes it. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const WHOLE = /^-?\d+$/;

const isExact = (number: string): boolean => WHOLE.test(number) && Number.isSafeInteger(Number(number));

/**
 * Parses JSON text. Whole numbers within ±(2^53 − 1) are numbers; all others — larger ones, fractions, exponents — are
 * given as the text that stood there, so that who reads them decides, and nobody reads a rounded one.
 *
 * @example parseExactJson('[1, 21000000000000000000, 0.1]') // [1, '21000000000000000000', '0.1']
 * @throws {Fault} `bad-answer` when it is not JSON
 */
export function parseExactJson(text: string): unknown {
  const quoted = text.replace(TOKENS, (token: string, at: number) => {
    if (token.startsWith('"') || !NUMBER.test(token) || isExact(token)) return token;
    return isName(text, at + token.length) ? token : `"${token}"`;
  });
  return parseJson(quoted);
}

/** A number where a name should be stays the mistake that it is. */
function isName(text: string, end: number): boolean {
  return /^\s*:/.test(text.slice(end, end + 20));
}
