/** Parses JSON without rounding a number: one that a double cannot hold as it is written stays text. */
import { parseJson } from './boundedJson.ts';

/** Texts and numbers of JSON, the texts only to be passed over. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const WHOLE = /^-?\d+$/;

const isExact = (number: string): boolean => WHOLE.test(number) && Number.isSafeInteger(Number(number));

/**
 * Parses JSON text. Whole numbers within ±(2^53 − 1) are numbers; all others — larger ones, fractions, exponents — are
 * given as the text that stood there, so that who reads them decides, and nobody reads a rounded one.
 *
 * @example parseExactJson('[1, 21000000000000000000, 0.1]') // [1, '21000000000000000000', '0.1']
 * @throws {Fault} `bad-answer` when it is not JSON, or more of it than is read
 */
export function parseExactJson(text: string): unknown {
  // what is no JSON ends here: a text in it that never ends would be looked for from every quote on, for hours
  parseJson(text);
  const quoted = text.replace(TOKENS, (token: string) =>
    token.startsWith('"') || isExact(token) ? token : `"${token}"`,
  );
  return parseJson(quoted);
}
