/** What came over the live connection: a value, a rejection that every server would give, or something that may be mended. */
import * as v from 'valibot';
import { Fault, toFault } from '../../../domain/fault.ts';
import { foreignText, MAX_DETAIL_LENGTH } from '../../../domain/text/foreignText.ts';
import type { ReadRejection, RejectionKind } from '../../http/attempt.ts';
import { parseJson } from '../../http/boundedJson.ts';
import type { HttpAnswer } from '../../http/request.ts';
import { errorAnswer, socketError, socketSubscribed } from './schema.ts';

/** What an answer means. */
export type MessageOutcome<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  /** the server understood and rejected: no use in asking another */
  | { readonly kind: 'final'; readonly fault: Fault }
  /** it does not take this over the live connection, or answers in a form of its own */
  | { readonly kind: 'lacking'; readonly fault: Fault }
  /** it is asked too much */
  | { readonly kind: 'hasty'; readonly fault: Fault }
  /** it failed within */
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** trouble of its own, with its node for example: the same one may answer in a moment, and another now */
  | { readonly kind: 'passing'; readonly fault: Fault };

/** The whole sentence: a server that could not ask its node says the same, and why in brackets behind it. */
const UNKNOWN_THERE = /^Transaction '[0-9a-f]{64}' not found$/;
/** It follows no prices, or has none of that time. */
const NO_PRICES = /^No tickers found!?$/;
/** It reads its blocks first, or is about to end. */
const NOT_READY = /^(?:Service unavailable|Server shutting down)$/i;
/** Nothing listens where its node was, or that is starting. */
const NO_NODE = /: connect: connection refused\b|(?:^|[ (])-28: /;
/** What a server says of the question: every other would say it too. All else is trouble of its own. */
const OF_THE_QUESTION = [
  /^Invalid (?:address|subscribeAddresses params)\b/,
  /^(?:Missing|Parameter|No timestamps|json:|unexpected end of JSON) /,
  /^(?:addresses|blocks) max \d+$/,
];
const LACKING =
  /\b(unknown|unsupported) method\b|\bmethod not (found|supported)\b|^not (supported|implemented)$/i;
const HASTY = /\brate.?limit|\btoo many\b|\bwork_limit\b|\blimit.?exceeded\b|\bslow down\b/i;
const INNER = /^internal (server )?error$/i;

/** The server's own words in an error over the live connection; null when it is none. */
export function messageError(data: unknown): string | null {
  const outcome = v.safeParse(socketError, data);
  return outcome.success ? outcome.output.error.message : null;
}

/** Whether this is the answer to a subscription that is in place. */
export const isSubscribed = (data: unknown): boolean => v.is(socketSubscribed, data);

/** Whether an error says that too much was asked. */
export const isHasty = (text: string): boolean => HASTY.test(text);

const isNotThere = (text: string): boolean => UNKNOWN_THERE.test(text) || NO_PRICES.test(text);

function rejectionKind(text: string): RejectionKind {
  if (isNotThere(text)) return 'unknown';
  if (OF_THE_QUESTION.some((pattern) => pattern.test(text))) return 'final';
  if (NOT_READY.test(text)) return 'not-ready';
  return NO_NODE.test(text) ? 'no-node' : 'passing';
}

/** Why a server says that it handed nothing on: it starts or stops, or cannot ask its node; null where it does not say so. */
export function reasonHandedToNobody(text: string): 'not-ready' | 'no-node' | null {
  const kind = rejectionKind(text);
  return kind === 'not-ready' || kind === 'no-node' ? kind : null;
}

/** Judges an answer. @param read - throws a Fault for what is no answer */
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

/** What Blockbook says in a rejection; null when it says nothing. */
export function errorText(answer: HttpAnswer): string | null {
  try {
    const outcome = v.safeParse(errorAnswer, parseJson(answer.text));
    return outcome.success ? outcome.output.error : null;
  } catch {
    return null;
  }
}

/** Judges a rejection of Blockbook's. */
export const readRejection: ReadRejection = (answer) => {
  const text = errorText(answer);
  if (text === null) return null;
  return { text, kind: rejectionKind(text) };
};
