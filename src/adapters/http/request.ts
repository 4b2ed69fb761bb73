/** One HTTP request: a time limit, a size limit, and nothing else. */
import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';
import { AnswerTooLong, MAX_ANSWER_BYTES } from './boundedJson.ts';

/** What a request needs from its surroundings. */
export interface HttpTools {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** for the whole answer, its last byte included */
  readonly timeoutMs: number;
}

/** Found at the time of the call, so that what stands in for the network may be put in place later. */
export const hostFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/** A request. With a body it is a POST, which is never redirected. */
export interface HttpRequest {
  readonly url: string;
  readonly body?: string | undefined;
  /** what the body is; plain text unless told */
  readonly contentType?: string | undefined;
  /** a redirection counts as no answer, as it always does with a body */
  readonly isRedirectRejected?: boolean;
  /** the longest answer read, bytes; `MAX_ANSWER_BYTES` unless told */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal | undefined;
}

interface AnswerHead {
  readonly status: number;
  readonly contentType: string;
  /** null when the server did not say, or said a date */
  readonly retryAfterMs: number | null;
}

/** An answer, whole, as text. */
export interface HttpAnswer extends AnswerHead {
  readonly text: string;
}

/** An answer, whole, as it came. */
export interface HttpBytes extends AnswerHead {
  readonly bytes: Uint8Array;
}

/**
 * Asks once.
 *
 * @returns the answer, whatever its status
 * @throws {Fault} as `requestBytes`
 */
export async function request(tools: HttpTools, httpRequest: HttpRequest): Promise<HttpAnswer> {
  const { bytes, ...head } = await requestBytes(tools, httpRequest);
  return { ...head, text: new TextDecoder().decode(bytes) };
}

/**
 * Asks once, for bytes.
 *
 * @returns the answer, whatever its status
 * @throws {Fault} `timeout`, `offline` when nothing answered, `bad-answer` when it broke off, `AnswerTooLong`;
 * the signal's reason when the caller gave up
 */
export async function requestBytes(tools: HttpTools, httpRequest: HttpRequest): Promise<HttpBytes> {
  const { signal } = httpRequest;
  signal?.throwIfAborted();
  const stop = new AbortController();
  const giveUp = (): void => stop.abort(signal?.reason);
  const tooLate = (): void => stop.abort(new Fault('timeout', `no answer in ${tools.timeoutMs} ms`));
  const cancelTimer = tools.clock.after(tools.timeoutMs, tooLate);
  signal?.addEventListener('abort', giveUp);
  try {
    return await exchange(tools.fetch, httpRequest, stop.signal);
  } catch (thrown) {
    if (stop.signal.aborted) throw stop.signal.reason;
    throw thrown;
  } finally {
    cancelTimer();
    signal?.removeEventListener('abort', giveUp);
  }
}

async function exchange(
  fetch: HttpTools['fetch'],
  httpRequest: HttpRequest,
  signal: AbortSignal,
): Promise<HttpBytes> {
  const response = await fetch(httpRequest.url, fetchOptions(httpRequest, signal)).catch((cause: unknown) => {
    throw new Fault('offline', 'nothing answered', { cause });
  });
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    bytes: await readBytes(response, httpRequest.maxBytes ?? MAX_ANSWER_BYTES, signal),
    retryAfterMs: secondsToMs(response.headers.get('retry-after')),
  };
}

function fetchOptions(httpRequest: HttpRequest, signal: AbortSignal): RequestInit {
  const { body, contentType = 'text/plain', isRedirectRejected = false } = httpRequest;
  const always = { signal, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;
  if (body === undefined) return isRedirectRejected ? { ...always, redirect: 'error' } : always;
  return { ...always, method: 'POST', body, headers: { 'content-type': contentType }, redirect: 'error' };
}

/** Reads to the end. The signal cancels the reading too: not every body is tied to its request. */
async function readBytes(response: Response, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    const chunks = await collect(reader, maxBytes);
    signal.throwIfAborted();
    return joined(chunks);
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new Fault('bad-answer', 'the answer broke off', { cause });
    });
    if (done) return chunks;
    bytes += value.byteLength;
    if (bytes > maxBytes) throw new AnswerTooLong(maxBytes);
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

function secondsToMs(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text.trim()) ? Number(text) * 1000 : null;
}

/** Content types as they come: with parameters, in any case, or as nonsense. */
const MIME = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,60}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,60}$/;

/** A content type without parameters, lower case; empty when it is none. */
export function plainMime(text: string): string {
  const type = (text.split(';')[0] ?? '').trim().toLowerCase();
  return MIME.test(type) ? type : '';
}
