/** Classifies answers over the live connection: a value, a rejection that every server would give, or a failure worth another try. */
import * as v from 'valibot';
import { Fault, toFault } from '../../../domain/fault.ts';
import { foreignText, MAX_DETAIL_LENGTH } from '../../../domain/text/foreignText.ts';
import type { ReadRejection, RejectionKind } from '../../http/attempt.ts';
import { parseJson } from '../../http/boundedJson.ts';
import type { HttpAnswer } from '../../http/request.ts';
import { errorAnswer, socketError, socketSubscribed } from './schema.ts';

export type MessageOutcome<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  /** the server understood and rejected: no other server would answer differently */
  | { readonly kind: 'final'; readonly fault: Fault }
  /** not supported over the live connection, or answered in an unknown shape */
  | { readonly kind: 'lacking'; readonly fault: Fault }
  /** rate-limited */
  | { readonly kind: 'hasty'; readonly fault: Fault }
  /** internal server error */
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** a temporary problem, with its node for example: it may answer in a moment, and another server now */
  | { readonly kind: 'passing'; readonly fault: Fault };

/** The whole sentence: a server that can't reach its node uses the same words, followed by the reason in brackets. */
const UNKNOWN_THERE = /^Transaction '[0-9a-f]{64}' not found$/;
/** The server follows no prices, or has none for that time. */
const NO_PRICES = /^No tickers found!?$/;
/** The server is still reading its blocks, or shutting down. */
const NOT_READY = /^(?:Service unavailable|Server shutting down)$/i;
/** The node is down or still starting. */
const NO_NODE = /: connect: connection refused\b|(?:^|[ (])-28: /;
/** Errors about the request itself: every server would answer the same. All others are the server's own trouble. */
const OF_THE_QUESTION = [
  /^Invalid (?:address|subscribeAddresses params)\b/,
  /^(?:Missing|Parameter|No timestamps|json:|unexpected end of JSON) /,
  /^(?:addresses|blocks) max \d+$/,
];
const LACKING =
  /\b(unknown|unsupported) method\b|\bmethod not (found|supported)\b|^not (supported|implemented)$/i;
const HASTY = /\brate.?limit|\btoo many\b|\bwork_limit\b|\blimit.?exceeded\b|\bslow down\b/i;
const INNER = /^internal (server )?error$/i;

/** The error text of an answer over the live connection; null if it is no error. */
export function messageError(data: unknown): string | null {
  const outcome = v.safeParse(socketError, data);
  return outcome.success ? outcome.output.error.message : null;
}

/** Whether this answer confirms a subscription. */
export const isSubscribed = (data: unknown): boolean => v.is(socketSubscribed, data);

/** Whether an error text is a rate limit. */
export const isHasty = (text: string): boolean => HASTY.test(text);

const isNotThere = (text: string): boolean => UNKNOWN_THERE.test(text) || NO_PRICES.test(text);

function rejectionKind(text: string): RejectionKind {
  if (isNotThere(text)) return 'unknown';
  if (OF_THE_QUESTION.some((pattern) => pattern.test(text))) return 'final';
  if (NOT_READY.test(text)) return 'not-ready';
  return NO_NODE.test(text) ? 'no-node' : 'passing';
}

/** Why a server passed the transaction to no node: it is starting or stopping, or can't reach its node; null if the text doesn't say so. */
export function reasonHandedToNobody(text: string): 'not-ready' | 'no-node' | null {
  const kind = rejectionKind(text);
  return kind === 'not-ready' || kind === 'no-node' ? kind : null;
}

/** Classifies an answer. @param read - throws a Fault for an invalid answer */
export function judgeMessage<Value>(data: unknown, read: (data: unknown) => Value): MessageOutcome<Value> {
  const text = messageError(data);
  if (text === null) return judgeValue(data, read);
  const detail = foreignText(text, MAX_DETAIL_LENGTH);
  if (isNotThere(text)) return { kind: 'final', fault: new Fault('not-found', detail) };
  if (isHasty(text)) return { kind: 'hasty', fault: new Fault('rate-limited', detail) };
  if (LACKING.test(text)) return { kind: 'lacking', fault: new Fault('rejected', detail) };
  const kind = rejectionKind(text);
  if (kind === 'not-ready' || kind === 'no-node') return { kind: 'passing', fault: new Fault(kind, detail) };
  const fault = new Fault('rejected', detail);
  if (kind === 'final') return { kind, fault };
  return { kind: INNER.test(text) ? 'failed' : 'passing', fault };
}

function judgeValue<Value>(data: unknown, read: (data: unknown) => Value): MessageOutcome<Value> {
  try {
    return { kind: 'value', value: read(data) };
  } catch (thrown) {
    const fault = toFault(thrown, 'bad-answer');
    return { kind: fault.kind === 'not-found' ? 'final' : 'lacking', fault };
  }
}

/** The error text of an HTTP answer; null if it has none. */
export function errorText(answer: HttpAnswer): string | null {
  try {
    const outcome = v.safeParse(errorAnswer, parseJson(answer.text));
    return outcome.success ? outcome.output.error : null;
  } catch {
    return null;
  }
}

export const readRejection: ReadRejection = (answer) => {
  const text = errorText(answer);
  if (text === null) return null;
  return { text, kind: rejectionKind(text) };
};
