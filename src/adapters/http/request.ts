/** A single HTTP request with a timeout and a size limit. */
import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';
import { AnswerTooLong, MAX_ANSWER_BYTES } from './boundedJson.ts';

export interface HttpTools {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** for the whole answer, including its last byte */
  readonly timeoutMs: number;
}

/** Looked up on each call, so that fetch can be replaced later. */
export const hostFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/** A request. With a body it is a POST, which never follows redirects. */
export interface HttpRequest {
  readonly url: string;
  readonly body?: string | undefined;
  /** type of the body; defaults to plain text */
  readonly contentType?: string | undefined;
  /** treat a redirect as no answer, as always with a body */
  readonly isRedirectRejected?: boolean;
  /** maximum length of the answer, bytes; defaults to `MAX_ANSWER_BYTES` */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal | undefined;
}

interface AnswerHead {
  readonly status: number;
  readonly contentType: string;
  /** null when the server gave none, or gave a date */
  readonly retryAfterMs: number | null;
}

/** A complete answer as text. */
export interface HttpAnswer extends AnswerHead {
  readonly text: string;
}

/** A complete answer as bytes. */
export interface HttpBytes extends AnswerHead {
  readonly bytes: Uint8Array;
}

/**
 * Sends one request.
 *
 * @returns the answer, whatever its status
 * @throws {Fault} as `requestBytes`
 */
export async function request(tools: HttpTools, httpRequest: HttpRequest): Promise<HttpAnswer> {
  const { bytes, ...head } = await requestBytes(tools, httpRequest);
  return { ...head, text: new TextDecoder().decode(bytes) };
}

/**
 * Sends one request, and returns bytes.
 *
 * @returns the answer, whatever its status
 * @throws {Fault} `timeout`, `offline` when nothing answered, `bad-answer` when it broke off, `AnswerTooLong`; the signal's reason
 * on abort
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

/** Reads to the end. The signal also cancels the reader: not every body is tied to its request. */
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

/** Accepted content types, after removing parameters. */
const MIME = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,60}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,60}$/;

/** A content type without parameters, lower case; empty if invalid. */
export function plainMime(text: string): string {
  const type = (text.split(';')[0] ?? '').trim().toLowerCase();
  return MIME.test(type) ? type : '';
}
