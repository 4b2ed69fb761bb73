/** The door to Blockbook: one object that knows the chain and the price. */

import type { Network } from '../../domain/address/Network.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { PriceSource } from '../../ports/PriceSource.ts';
import { broadcast } from './broadcast.ts';
import { createClient } from './client.ts';
import { createReads, readRecent } from './reads.ts';
import type { SocketConstructor } from './socket.ts';
import { Watcher } from './watch.ts';

/** What Blockbook's adapter needs. */
export interface BlockbookOptions {
  readonly network: Network;
  /** `https://host` or `https://host/path`, tried in turn; at least one */
  readonly baseUrls: readonly string[];
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

/**
 * Makes the adapter. Nothing is asked until a method is called.
 *
 * A caller's abort rejects with the signal's reason; every other failure outside is a Fault.
 *
 * @throws {RangeError} when there is no base URL, or one is not plain http(s)
 */
export function createBlockbook(options: BlockbookOptions): ChainIndexer & PriceSource {
  const { network, clock, random = Math.random } = options;
  const baseUrls = options.baseUrls.map(checkedBaseUrl);
  if (baseUrls.length === 0) throw new RangeError('at least one base URL');
  const fetch = options.fetch ?? hostFetch;
  const tools = { fetch, clock, timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS };
  const client = createClient({ ...tools, baseUrls, random });
  const reads = createReads(client, network);
  const watcher = new Watcher({
    clock,
    random,
    WebSocket: options.WebSocket === undefined ? hostSocket() : options.WebSocket,
    urls: () => client.bases().map((base) => `${base.replace(/^http/, 'ws')}/websocket`),
    tip: (signal) => reads.tip(signal),
    recent: (address, signal) => readRecent(client, address, signal),
  });
  return {
    ...reads,
    broadcast: (rawHex, signal) => broadcast(tools, client.bases(), rawHex, signal),
    watch: watcher.watch,
  };
}

function checkedBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new RangeError(`not a base URL: ${text.slice(0, 200)}`);
  }
  return text.replace(/\/+$/, '');
}

/** Found at the time of the call, so that what stands in for the network may be put in place later. */
const hostFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

const hostSocket = (): SocketConstructor | null => globalThis.WebSocket ?? null;
