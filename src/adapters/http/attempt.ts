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
  readonly kind: RejectionKind;
}

/**
 * What a rejection says.
 *
 * - `unknown`: there is no such thing · `final`: every other server, and the same one later, would say the same
 * - `passing`: nothing of the question: the trouble is the server's own
 * - `not-ready`: it serves nobody yet, or any more · `no-node`: it cannot ask its node
 */
export type RejectionKind = 'unknown' | 'final' | 'passing' | 'not-ready' | 'no-node';

/** Finds a server's own words in a rejection; null when there are none. */
export type ReadRejection = (answer: HttpAnswer) => Rejection | null;

/** Judges what was thrown while asking: only silence and a lost node are worth asking the same server again. */
export function attemptOfFault<Value>(thrown: unknown): Attempt<Value> {
  const fault = toFault(thrown, 'bad-answer');
  return {
    kind: 'failed',
    fault,
    isPassing: fault.kind === 'offline' || fault.kind === 'no-node',
    retryAfterMs: null,
  };
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
  const fault = new Fault('rejected', detail);
  switch (rejection?.kind) {
    case 'unknown':
      return { kind: 'final', fault: new Fault('not-found', detail) };
    case 'final':
      return { kind: 'final', fault };
    case 'not-ready':
    case 'no-node':
      return passing(new Fault(rejection.kind, detail), answer);
    case 'passing':
      return passing(fault, answer);
    default:
      if (answer.status >= 500) return passing(fault, answer);
      return { kind: 'failed', fault, isPassing: false, retryAfterMs: null };
  }
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
