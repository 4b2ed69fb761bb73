/** Entry to Blockbook: one object that serves the chain, the price and the servers' own state. */

import type { Network } from '../../domain/address/Network.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Indexers, IndexerUsage } from '../../ports/Indexers.ts';
import type { PriceSource } from '../../ports/PriceSource.ts';
import type { RateLimit } from '../http/RateBudget.ts';
import { hostFetch } from '../http/request.ts';
import { createServerList, type ServerList } from '../http/ServerList.ts';
import { broadcast } from './broadcast.ts';
import { feeEstimates } from './feeEstimates.ts';
import { knowsTransaction } from './knowsTransaction.ts';
import { probeServer } from './probeServer.ts';
import { recentQuestion } from './protocol/questions.ts';
import { Usage } from './protocol/usage.ts';
import { rawTransactions } from './rawTransactions.ts';
import { createReads, fetchTip, withTime } from './reads.ts';
import type { SocketConstructor } from './transport/Connection.ts';
import { LiveConnection } from './transport/LiveConnection.ts';
import type { LiveListener } from './transport/LiveListener.ts';
import { DEFAULT_LIMIT, Rest } from './transport/Rest.ts';
import { ServerTrust } from './transport/ServerTrust.ts';
import { TouchCheck } from './transport/TouchCheck.ts';
import { Transport } from './transport/Transport.ts';
import { Watcher } from './transport/watch.ts';
import { watchQuote } from './transport/watchQuote.ts';

export interface BlockbookOptions {
  readonly network: Network;
  /** `https://host` or `https://host/path`, tried in order; at least one, or a list that can change */
  readonly baseUrls: readonly string[] | ServerList;
  readonly clock: Clock;
  /** defaults to the host's */
  readonly fetch?: typeof globalThis.fetch;
  /** defaults to the host's; null uses HTTP only */
  readonly WebSocket?: SocketConstructor | null;
  /** per request to one server, milliseconds; defaults to 15,000 */
  readonly timeoutMs?: number;
  /** HTTP requests a server is assumed to allow until it reports otherwise; defaults to a fresh Blockbook's */
  readonly limit?: RateLimit;
  /** 0 to 1, for jitter */
  readonly random?: () => number;
  /** subscribes to the page's visibility; without it the page counts as always visible */
  readonly onVisibility?: (listener: (isVisible: boolean) => void) => void;
  /** measures rate limits and pauses, unaffected by changes of the time of day; defaults to `clock` */
  readonly steadyClock?: Clock;
}

const DEFAULT_TIMEOUT_MS = 15_000;

export type Blockbook = ChainIndexer & PriceSource & Pick<Indexers, 'probe' | 'usage'>;

/**
 * Creates the adapter. No request is made until a method is called.
 *
 * A caller's abort rejects with the signal's reason; every other outside failure is a Fault.
 *
 * @throws {RangeError} when there is no base URL, or one is not plain http(s)
 */
export function createBlockbook(options: BlockbookOptions): Blockbook {
  const { network, random = Math.random, limit = DEFAULT_LIMIT } = options;
  const clock = options.steadyClock ?? options.clock;
  const servers = 'use' in options.baseUrls ? options.baseUrls : createServerList(options.baseUrls);
  if (servers.urls().length === 0) throw new RangeError('at least one base URL');
  const WebSocket = options.WebSocket === undefined ? hostSocket() : options.WebSocket;
  const fetch = options.fetch ?? hostFetch;
  const usage = new Usage();
  const http = { fetch, clock, timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS };
  const rest = new Rest({ ...http, random, limit, usage });
  const trust = new ServerTrust(clock);
  const touch = new TouchCheck({ clock, network, rest, trust });
  const transport: Transport = new Transport({
    clock,
    random,
    rest,
    usage,
    trust,
    touch,
    bases: servers.urls,
    live: () => watcher.live,
  });
  const watcher: Watcher = new Watcher({
    clock,
    random,
    connect: (listener) =>
      new LiveConnection(
        { clock, random, network, WebSocket, usage, trust, bases: () => transport.bases() },
        { ...expiring(listener, transport.expire, options.clock), onChange: transport.pump },
      ),
    tip: (signal) => fetchTip(transport, network, signal, 'background'),
    recent: (address, signal) => transport.ask(recentQuestion(address), signal, 'background'),
  });
  servers.onChange(watcher.reconnect);
  const { live } = watcher;
  options.onVisibility?.((isVisible) => live.see(isVisible));
  const reads = createReads(transport, network, options.clock.nowMs);
  const knows = knowsTransaction({ live, rest });
  return {
    ...reads,
    tip: async (signal) => (await watcher.tip(signal)) ?? fetchTip(transport, network, signal),
    rawTransactions: (ids, how) => rawTransactions(transport, ids, how),
    feeEstimates: (blocks, signal) => feeEstimates(transport, blocks, signal),
    broadcast: async (rawHex, signal) => {
      // wait for a socket that is opening: a page of another origin may not be able to read an HTTP answer
      await transport.isLive('sendTransaction', signal);
      const { leave } = transport;
      const tools = { clock, live, rest, knows, leave, bases: () => transport.bases() };
      return broadcast(tools, rawHex, signal).finally(transport.expire);
    },
    watch: watcher.watch,
    watchQuote: (currency, listener) =>
      watchQuote({ clock, random, quote: reads.quote, watchPushed: watcher.watchPushed }, currency, listener),
    probe: (url, signal) =>
      probeServer({ clock, rest, usage, WebSocket, live: () => live.open }, url, signal),
    usage: (url) => onWallClock(rest.usage(url), options.clock.nowMs() - clock.nowMs()),
  };
}

/** Converts a pause to the time of day. @param aheadMs - how far the wall clock is ahead of the steady clock */
function onWallClock(usage: IndexerUsage | null, aheadMs: number): IndexerUsage | null {
  if (usage === null || usage.pausedUntilMs === null) return usage;
  return { ...usage, pausedUntilMs: usage.pausedUntilMs + aheadMs };
}

/** Wraps a listener so that each pushed block or transaction marks requests under way as stale. */
function expiring<Listener extends Pick<LiveListener, 'onBlock' | 'onTransaction'>>(
  listener: Listener,
  expire: () => void,
  clock: Pick<Clock, 'nowMs'>,
): Listener {
  return {
    ...listener,
    onBlock: (tip) => {
      expire();
      listener.onBlock(tip);
    },
    onTransaction: (address, id, transaction) => {
      expire();
      listener.onTransaction(address, id, transaction && withTime(transaction, clock.nowMs()));
    },
  };
}

const hostSocket = (): SocketConstructor | null => globalThis.WebSocket ?? null;
