/** Blockbook's own words in a refusal. */

import * as v from 'valibot';
import type { ReadRejection } from '../http/attempt.ts';
import { parseJson } from '../http/boundedJson.ts';
import type { HttpAnswer } from '../http/http.ts';
import { errorAnswer } from './schema.ts';

const UNKNOWN_THERE = /\btransaction\b.*\bnot found\b|\bno such mempool\b/i;

/** What Blockbook says in a refusal; null when it says nothing. */
export function errorText(answer: HttpAnswer): string | null {
  try {
    const outcome = v.safeParse(errorAnswer, parseJson(answer.text));
    return outcome.success ? outcome.output.error : null;
  } catch {
    return null;
  }
}

/** Judges a refusal of Blockbook's. */
export const readRejection: ReadRejection = (answer) => {
  const text = errorText(answer);
  return text === null ? null : { text, isUnknown: UNKNOWN_THERE.test(text) };
};
