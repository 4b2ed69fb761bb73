/** Classifies one answer: a value, a rejection that every server would give, or a fault that a retry may fix. */

import { Fault, toFault } from '../../domain/fault.ts';
import { foreignText, MAX_DETAIL_LENGTH } from '../../domain/text/foreignText.ts';
import type { HttpAnswer } from './request.ts';

/** The outcome of asking one server once. */
export type Attempt<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  /** the server understood and rejected: no other server would answer differently */
  | { readonly kind: 'final'; readonly fault: Fault }
  /** another server may succeed; `isPassing` when the same one may too, not before `retryAfterMs` */
  | {
      readonly kind: 'failed';
      readonly fault: Fault;
      readonly isPassing: boolean;
      readonly retryAfterMs: number | null;
    };

export interface Rejection {
  /** the server's text */
  readonly text: string;
  readonly kind: RejectionKind;
}

/**
 * The meaning of a rejection.
 *
 * - `unknown`: it doesn't exist · `final`: every other server, and the same one later, would answer the same
 * - `passing`: unrelated to the request, the server's own trouble
 * - `not-ready`: starting or shutting down · `no-node`: it can't reach its node
 */
export type RejectionKind = 'unknown' | 'final' | 'passing' | 'not-ready' | 'no-node';

/** Reads a server's rejection; null when there is none. */
export type ReadRejection = (answer: HttpAnswer) => Rejection | null;

/** Classifies a thrown error: only no answer and a lost node are worth asking the same server again. */
export function attemptOfFault<Value>(thrown: unknown): Attempt<Value> {
  const fault = toFault(thrown, 'bad-answer');
  return {
    kind: 'failed',
    fault,
    isPassing: fault.kind === 'offline' || fault.kind === 'no-node',
    retryAfterMs: null,
  };
}

/** Classifies an answer to a read. */
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
