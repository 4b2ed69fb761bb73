/** Entry to the content gateway: untrusted bytes, from the configured servers only. */

import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';
import { type ContentGateway, MAX_CONTENT_BYTES } from '../../ports/ContentGateway.ts';
import { type HttpBytes, type HttpTools, hostFetch, plainMime, requestBytes } from '../http/request.ts';
import { createServerList } from '../http/ServerList.ts';
import { contentIdIn } from './contentId.ts';

export interface ContentOptions {
  /** name shown to users */
  readonly name: string;
  /** the part before `/<id>`, tried in order; at least one */
  readonly baseUrls: readonly string[];
  readonly clock: Clock;
  /** defaults to the host's */
  readonly fetch?: typeof globalThis.fetch;
  /** per request, milliseconds; defaults to 30,000 */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;
/** Statuses for missing content, or an id the gateway doesn't support. */
const NOT_THERE = [400, 404, 410, 415, 422];

/**
 * Creates the adapter. No request is made until content is loaded.
 *
 * @throws {RangeError} when there is no URL, or one is not plain http(s)
 */
export function createContentGateway(options: ContentOptions): ContentGateway {
  const { name, clock, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const { urls } = createServerList(options.baseUrls);
  if (urls().length === 0) throw new RangeError('at least one base URL');
  const tools = { fetch: options.fetch ?? hostFetch, clock, timeoutMs };
  return {
    name,
    async load(reference, signal) {
      const id = contentIdIn(reference);
      if (id === null) throw new Fault('not-found', 'a reference without an id');
      return loadFrom(urls(), id, tools, signal);
    },
  };
}

/** Asks one server after another: one may have pictures, another inscriptions. */
async function loadFrom(
  bases: readonly string[],
  id: string,
  tools: HttpTools,
  signal?: AbortSignal,
): Promise<UntrustedContent> {
  const faults: Fault[] = [];
  for (const base of bases) {
    try {
      return await loadOnce(`${base}/${id}`, tools, signal);
    } catch (thrown) {
      signal?.throwIfAborted();
      if (!(thrown instanceof Fault)) throw thrown;
      faults.push(thrown);
    }
  }
  const [first = new Fault('offline', 'no gateway')] = faults;
  throw faults.find((fault) => fault.kind !== 'not-found') ?? first;
}

async function loadOnce(url: string, tools: HttpTools, signal?: AbortSignal): Promise<UntrustedContent> {
  const init = { url, signal, isRedirectRejected: true, maxBytes: MAX_CONTENT_BYTES };
  const answer = await requestBytes(tools, init);
  if (answer.status !== 200) throw faultOf(answer);
  return { mime: plainMime(answer.contentType), bytes: answer.bytes };
}

function faultOf({ status }: HttpBytes): Fault {
  if (status === 429) return new Fault('rate-limited', 'HTTP 429');
  return new Fault(NOT_THERE.includes(status) ? 'not-found' : 'rejected', `HTTP ${status}`);
}
