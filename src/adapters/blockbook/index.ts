/** The door to Blockbook: one object that knows the chain and the price, and one that knows the servers. */

import type { Network } from '../../domain/address/Network.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { IndexerReport, IndexerUsage } from '../../ports/Indexers.ts';
import type { PriceSource } from '../../ports/PriceSource.ts';
import { createClient } from '../http/client.ts';
import { hostFetch } from '../http/http.ts';
import { createServerList, type ServerList } from '../http/ServerList.ts';
import { broadcast } from './broadcast.ts';
import { lookAt } from './look.ts';
import { readRefusal } from './readRefusal.ts';
import { createReads, readRecent } from './reads.ts';
import type { SocketConstructor } from './socket.ts';
import { Usage } from './usage.ts';
import { Watcher } from './watch.ts';
import { watchQuote } from './watchQuote.ts';

/** What Blockbook's adapter needs. */
export interface BlockbookOptions {
  readonly network: Network;
  /** `https://host` or `https://host/path`, tried in turn; at least one, or a list that changes */
  readonly baseUrls: readonly string[] | ServerList;
  readonly clock: Clock;
  /** the host's own unless given */
  readonly fetch?: typeof globalThis.fetch;
  /** the host's own unless given; null polls instead */
  readonly WebSocket?: SocketConstructor | null;
  /** for one request to one server, milliseconds; 15,000 unless given */
  readonly timeoutMs?: number;
  /** 0 to 1, for jitter */
  readonly random?: () => number;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/** What Blockbook knows. */
export type Blockbook = ChainIndexer &
  PriceSource & {
    /** asks one server about itself, whether it is in use or not */
    look(url: string, signal?: AbortSignal): Promise<IndexerReport>;
    /** what a server was asked so far; null when that is nothing */
    usage(url: string): IndexerUsage | null;
  };

/**
 * Makes the adapter. Nothing is asked until a method is called.
 *
 * A caller's abort rejects with the signal's reason; every other failure outside is a Fault.
 *
 * @throws {RangeError} when there is no base URL, or one is not plain http(s)
 */
export function createBlockbook(options: BlockbookOptions): Blockbook {
  const { network, clock, random = Math.random } = options;
  const servers = 'use' in options.baseUrls ? options.baseUrls : createServerList(options.baseUrls);
  if (servers.urls().length === 0) throw new RangeError('at least one base URL');
  const usage = new Usage();
  const fetch = counted(options.fetch ?? hostFetch, (url) => {
    const base = servers.urls().find((one) => url.startsWith(one));
    if (base !== undefined) usage.add(base, 'requests');
  });
  const tools = { fetch, clock, timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS };
  const client = createClient({ ...tools, baseUrls: servers.urls, random, readRefusal });
  const reads = createReads(client, network);
  const watcher = new Watcher({
    clock,
    network,
    random,
    WebSocket: options.WebSocket === undefined ? hostSocket() : options.WebSocket,
    urls: () => client.bases().map((base) => `${base.replace(/^http/, 'ws')}/websocket`),
    tip: (signal) => reads.tip(signal),
    recent: (address, signal) => readRecent(client, address, signal),
  });
  servers.onChange(watcher.reconnect);
  return {
    ...reads,
    tip: async (signal) => {
      signal?.throwIfAborted();
      return watcher.liveTip ?? reads.tip(signal);
    },
    watchQuote: (currency, listener) => watchQuote({ clock, random, quote: reads.quote }, currency, listener),
    usage: (url) => {
      const counts = usage.of(url);
      return counts && { ...counts, requestsPerMinute: 20, pausedUntilMs: null };
    },
    broadcast: (rawHex, signal) => broadcast(tools, client.bases(), rawHex, signal),
    watch: watcher.watch,
    look: (url, signal) => lookAt(tools, url, signal),
  };
}

const counted =
  (fetch: typeof globalThis.fetch, count: (url: string) => void): typeof globalThis.fetch =>
  (input, init) => {
    count(String(input));
    return fetch(input, init);
  };

const hostSocket = (): SocketConstructor | null => globalThis.WebSocket ?? null;
