/** A Dogeuni adapter over recorded exchanges of a published indexer. */
import { createDogeuni } from '../../src/adapters/dogeuni/index.ts';
import type { TokenIndexer } from '../../src/ports/TokenIndexer.ts';
import { createManualClock } from '../clock/manualClock.ts';

/** A request and its response, as sent. */
export interface RecordedExchange {
  readonly what: string;
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  readonly contentType?: string;
  readonly answer: string;
}

/** A request's key, without its page; fields in any order. */
function nameOf(path: string, body: unknown): string {
  const { offset: _offset, limit: _limit, ...fields } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return `${path} ${JSON.stringify(Object.entries(fields).toSorted())}`;
}

const PAGES = 404;

const responseOf = ({ answer, status, contentType = 'application/json; charset=utf-8' }: RecordedExchange) =>
  new Response(answer, { status, headers: { 'content-type': contentType } });

const EMPTY = JSON.stringify({ code: 200, msg: 'success', data: [], total: 0 });

/**
 * Makes an adapter. A request recorded for several pages is answered by its offset; an unrecorded request gets an empty list,
 * unless its path is missing there altogether.
 *
 * @param exchanges - of one kind of server
 */
export function replayedServer(exchanges: readonly RecordedExchange[]): TokenIndexer {
  const isMissing = (path: string): boolean => {
    const known = exchanges.filter((exchange) => exchange.path === path);
    return known.length > 0 && known.every(({ status }) => status === PAGES);
  };
  const answer = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const path = String(input).replace('https://index.test', '');
    const body = JSON.parse(String(init?.body)) as Readonly<Record<string, unknown>>;
    const asked = exchanges.filter((exchange) => nameOf(exchange.path, exchange.body) === nameOf(path, body));
    const isSamePage = ({ body: recorded }: RecordedExchange): boolean =>
      ((recorded as { offset?: number }).offset ?? 0) === (body.offset ?? 0);
    const found = asked.find(isSamePage);
    if (found !== undefined) return responseOf(found);
    return isMissing(path) ? new Response('404 page not found', { status: PAGES }) : new Response(EMPTY);
  };
  return createDogeuni({
    network: 'regtest',
    name: 'index.test',
    baseUrl: 'https://index.test',
    clock: createManualClock(),
    fetch: answer as typeof fetch,
  });
}
