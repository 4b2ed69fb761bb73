/** What one answer means: a value, a rejection that every server would give, or a fault that another try may mend. */

import { Fault, toFault } from '../../domain/fault.ts';
import { foreignText, MAX_DETAIL_LENGTH } from '../../domain/text/foreignText.ts';
import type { HttpAnswer } from './request.ts';

/** The outcome of asking one server once. */
export type Attempt<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  /** the server understood and rejected: no use in asking another */
  | { readonly kind: 'final'; readonly fault: Fault }
  /** another server may do better; `isPassing` when the same one may too, not before `retryAfterMs` */
  | {
      readonly kind: 'failed';
      readonly fault: Fault;
      readonly isPassing: boolean;
      readonly retryAfterMs: number | null;
    };

/** What a server says in a rejection. */
export interface Rejection {
  /** its own words */
  readonly text: string;
  /** it knows no such thing */
  readonly isUnknown: boolean;
  /** it says nothing of the question: the trouble is the server's own, and may pass; absent: every server would say the same */
  readonly isPassing?: boolean;
  /** it does not serve anybody now: as good as silent */
  readonly isAway?: boolean;
  /** its program's own verdict, which asking again does not change, whatever the status. @default false */
  readonly isFinal?: boolean;
}

/** Finds a server's own words in a rejection; null when there are none. */
export type ReadRejection = (answer: HttpAnswer) => Rejection | null;

/** Judges what was thrown while asking: only silence is worth asking the same server again. */
export function attemptOfFault<Value>(thrown: unknown): Attempt<Value> {
  const fault = toFault(thrown, 'bad-answer');
  return { kind: 'failed', fault, isPassing: fault.kind === 'offline', retryAfterMs: null };
}

/** Judges an answer to a read. */
export function attemptOfAnswer<Value>(
  answer: HttpAnswer,
  read: (text: string) => Value,
  readRejection: ReadRejection,
): Attempt<Value> {
  if (answer.status >= 200 && answer.status < 300) return readValue(answer, read);
  const rejection = readRejection(answer);
  const detail = foreignText(`HTTP ${answer.status} ${rejection?.text ?? ''}`, MAX_DETAIL_LENGTH);
  if (answer.status === 429) return passing(new Fault('rate-limited', detail), answer);
  if (rejection?.isUnknown) return { kind: 'final', fault: new Fault('not-found', detail) };
  if (rejection?.isAway) return passing(new Fault('offline', detail), answer);
  if (rejection?.isFinal) return { kind: 'final', fault: new Fault('rejected', detail) };
  if (answer.status >= 500 || rejection?.isPassing) return passing(new Fault('rejected', detail), answer);
  const fault = new Fault('rejected', detail);
  if (rejection !== null) return { kind: 'final', fault };
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
