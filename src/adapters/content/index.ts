/** Entry to the content gateway: bytes of strangers, from the configured servers only. */

import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';
import { type ContentGateway, MAX_CONTENT_BYTES } from '../../ports/ContentGateway.ts';
import { type HttpBytes, type HttpTools, hostFetch, plainMime, requestBytes } from '../http/request.ts';
import { createServerList } from '../http/ServerList.ts';
import { contentIdIn } from './contentId.ts';

export interface ContentOptions {
  /** what it is called where people see it */
  readonly name: string;
  /** what stands before `/<id>`, tried in turn; at least one */
  readonly baseUrls: readonly string[];
  readonly clock: Clock;
  /** the host's own unless given */
  readonly fetch?: typeof globalThis.fetch;
  /** for one request, milliseconds; 30,000 unless given */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;
/** By these a gateway says that it has no such thing, or takes no such id. */
const NOT_THERE = [400, 404, 410, 415, 422];

/**
 * Makes the adapter. Nothing is asked until content is asked for.
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

/** Asks one server after the other: one may keep pictures, another inscriptions. */
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
