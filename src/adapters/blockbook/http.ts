/** One HTTP request: a time limit, a size limit, and nothing else. */

import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';

/** What a request needs from its surroundings. */
export interface HttpTools {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** for the whole answer, its last byte included */
  readonly timeoutMs: number;
}

/** A request. With a body it is a POST of plain text, which is never redirected. */
export interface HttpRequest {
  readonly url: string;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

/** An answer, whole. */
export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** null when the server did not say, or said a date */
  readonly retryAfterMs: number | null;
}

/**
 * The longest answer read, bytes. A history page of ten transactions, each as large as nodes relay (100 kB, which
 * makes some 640 kB of JSON), still fits.
 */
export const MAX_ANSWER_BYTES = 8_000_000;

/**
 * Asks once.
 *
 * @returns the answer, whatever its status
 * @throws {Fault} `timeout`, `offline` when nothing answered, `bad-answer` when it is too long or broke off;
 * the signal's reason when the caller gave up
 */
export async function request(tools: HttpTools, { url, body, signal }: HttpRequest): Promise<HttpAnswer> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const giveUp = (): void => stop.abort(signal?.reason);
  const tooLate = (): void => stop.abort(new Fault('timeout', `no answer in ${tools.timeoutMs} ms`));
  const cancelTimer = tools.clock.after(tools.timeoutMs, tooLate);
  signal?.addEventListener('abort', giveUp);
  try {
    return await exchange(tools.fetch, url, body, stop.signal);
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
  url: string,
  body: string | undefined,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const response = await fetch(url, fetchOptions(body, signal)).catch((cause: unknown) => {
    throw new Fault('offline', 'nothing answered', { cause });
  });
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text: await readText(response, signal),
    retryAfterMs: secondsToMs(response.headers.get('retry-after')),
  };
}

function fetchOptions(body: string | undefined, signal: AbortSignal): RequestInit {
  const always = { signal, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;
  if (body === undefined) return always;
  const headers = { 'content-type': 'text/plain' };
  return { ...always, method: 'POST', body, headers, redirect: 'error' };
}

/** Reads to the end. The signal cancels the reading too: not every body is tied to its request. */
async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    const text = await collect(reader);
    signal.throwIfAborted();
    return text;
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new Fault('bad-answer', 'the answer broke off', { cause });
    });
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Fault('bad-answer', `longer than ${MAX_ANSWER_BYTES} bytes`);
    text += decoder.decode(value, { stream: true });
  }
}

function secondsToMs(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text.trim()) ? Number(text) * 1000 : null;
}
