/** What one answer means: a value, a refusal that every server would give, or a fault that another try may mend. */

import * as v from 'valibot';
import { Fault, toFault } from '../../domain/fault.ts';
import type { HttpAnswer } from './http.ts';
import { errorAnswer } from './schema.ts';

/** The outcome of asking one server once. */
export type Attempt<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  /** the server understood and refused: no use in asking another */
  | { readonly kind: 'final'; readonly fault: Fault }
  /** another server may do better; `isPassing` when the same one may too, not before `retryAfterMs` */
  | {
      readonly kind: 'failed';
      readonly fault: Fault;
      readonly isPassing: boolean;
      readonly retryAfterMs: number | null;
    };

const UNKNOWN_THERE = /\btransaction\b.*\bnot found\b|\bno such mempool\b/i;
const LONGEST_DETAIL = 200;

/** Blockbook's own words in a refusal; null when there are none. */
export function errorText(answer: HttpAnswer): string | null {
  try {
    const outcome = v.safeParse(errorAnswer, JSON.parse(answer.text));
    return outcome.success ? outcome.output.error : null;
  } catch {
    return null;
  }
}

/** Judges what was thrown while asking: only silence is worth asking the same server again. */
export function attemptOfFault<Value>(thrown: unknown): Attempt<Value> {
  const fault = toFault(thrown, 'bad-answer');
  return { kind: 'failed', fault, isPassing: fault.kind === 'offline', retryAfterMs: null };
}

/** Judges an answer to a read. */
export function attemptOfAnswer<Value>(answer: HttpAnswer, read: (text: string) => Value): Attempt<Value> {
  if (answer.status >= 200 && answer.status < 300) return readValue(answer, read);
  const text = errorText(answer);
  const detail = `HTTP ${answer.status} ${text ?? ''}`.trim().slice(0, LONGEST_DETAIL);
  if (answer.status === 429) return passing(new Fault('rate-limited', detail), answer);
  if (text !== null && UNKNOWN_THERE.test(text))
    return { kind: 'final', fault: new Fault('not-found', detail) };
  if (answer.status >= 500) return passing(new Fault('refused', detail), answer);
  const fault = new Fault('refused', detail);
  if (text !== null) return { kind: 'final', fault };
  return { kind: 'failed', fault, isPassing: false, retryAfterMs: null };
}

function readValue<Value>(answer: HttpAnswer, read: (text: string) => Value): Attempt<Value> {
  try {
    if (/html/i.test(answer.contentType))
      throw new Fault('bad-answer', `${answer.contentType} instead of JSON`);
    return { kind: 'value', value: read(answer.text) };
  } catch (thrown) {
    return attemptOfFault(thrown);
  }
}

const passing = (fault: Fault, { retryAfterMs }: HttpAnswer): Attempt<never> => ({
  kind: 'failed',
  fault,
  isPassing: true,
  retryAfterMs,
});
