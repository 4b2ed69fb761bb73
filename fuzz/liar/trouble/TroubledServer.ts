/** A Blockbook that never lies, requested through the real adapter: over HTTP, or over a socket when pages can read nothing else. */

import { createBlockbook } from '../../../src/adapters/blockbook/index.ts';
import type { SocketConstructor, SocketLike } from '../../../src/adapters/blockbook/transport/Connection.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import { type Txid, txid } from '../../../src/domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../../src/ports/ChainIndexer.ts';
import type { Clock } from '../../../src/ports/Clock.ts';
import { createRandom } from '../../random.ts';
import { LyingServer } from '../LyingServer.ts';
import { readBytes, type TrueChain } from '../TrueChain.ts';
import { isOutOfTouch, type Trouble } from './Trouble.ts';
import { blank, coinRow, pageOf, type Row, transactionRow } from './words.ts';

const BASE = 'http://chain.test';
/** One chunk of a response that exceeds the size limit. */
const PIECE = new Uint8Array(1_000_000).fill(0x20);
const PIECES = 5;
/** Responses lost in a row: with many more, the app gives up on finding out. */
const MOST_LOST = 6;

const NODE_WORDS = {
  'node-gone': 'Post "http://127.0.0.1:22555": dial tcp 127.0.0.1:22555: connect: connection refused',
  'node-starting': '-28: Loading block index...',
} as const;

/** A response. */
interface Reply {
  readonly status: number;
  readonly value: unknown;
  /** whether spaces beyond the size limit follow */
  readonly isTooLong?: boolean;
}

const reply = (value: unknown, status = 200): Reply => ({ status, value });
const reject = (error: string, status = 400): Reply => reply({ error }, status);

/** A request of either transport. */
interface Asked {
  readonly what: 'status' | 'utxo' | 'address' | 'tx' | 'sendtx' | 'other';
  /** an address, an id, or bytes */
  readonly about: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The server behind the adapter; a `Trouble` decides its state. */
export class TroubledServer {
  readonly trouble: Trouble;
  readonly #chain: TrueChain;
  readonly #server: LyingServer;
  /** txids that a node rejected */
  readonly refused = new Set<Txid>();
  /** the index's data when the node went down; null while it is up */
  #left: TrueChain | null = null;
  /** whether its status was requested since: until then its socket still reports the node as up */
  #isNoticed = false;
  /** number of responses still to be lost */
  #lost = 0;

  /** @param server - records what left the wallet */
  constructor(trouble: Trouble, chain: TrueChain, server: LyingServer) {
    this.trouble = trouble;
    this.#chain = chain;
    this.#server = server;
  }

  /** Opens the product's adapter. */
  open(clock: Clock): ChainIndexer {
    return createBlockbook({
      network: 'regtest',
      baseUrls: [BASE],
      clock,
      random: () => 1,
      limit: { perMinute: 600_000, burst: 10_000 },
      fetch: this.#fetch as typeof globalThis.fetch,
      WebSocket:
        this.trouble.ways === 'requests'
          ? null
          : socketsOf((method, params) => this.#message(method, params)),
    });
  }

  #fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (this.trouble.ways === 'socket') throw new TypeError('Failed to fetch');
    const url = new URL(String(input));
    const [, , , what = '', about = ''] = url.pathname.split('/');
    const kinds = ['utxo', 'address', 'tx', 'sendtx'] as const;
    const asked: Asked = {
      what: url.pathname === '/api/status' ? 'status' : (kinds.find((kind) => kind === what) ?? 'other'),
      about: what === 'sendtx' ? String(init?.body) : about,
      query: Object.fromEntries(url.searchParams),
    };
    const { status, value, isTooLong } = await this.#answer(asked);
    if (asked.what === 'status') this.#isNoticed = isOutOfTouch(this.trouble.state);
    return isTooLong ? new Response(tooLong()) : new Response(JSON.stringify(value), { status });
  };

  /** @returns the `data` field, and what follows the frame */
  async #message(method: string, params: Row): Promise<Message> {
    const { descriptor, txid: id, hex, ...query } = params;
    const kinds: Readonly<Record<string, Asked['what']>> = {
      getInfo: 'status',
      getAccountUtxo: 'utxo',
      getAccountInfo: 'address',
      getTransaction: 'tx',
      sendTransaction: 'sendtx',
    };
    const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const asked = { what: kinds[method] ?? 'other', about: String(descriptor ?? id ?? hex ?? '') };
    const answered = await this.#answer({ ...asked, query: Object.fromEntries(texts) });
    const { status, value, isTooLong } = answered;
    if (status !== 200) return { data: { error: { message: (value as { error: string }).error } } };
    const data = method === 'getInfo' ? infoOf(value as Status, this.#isNoticed) : value;
    return isTooLong ? { data, spaces: PIECES * PIECE.length } : { data };
  }

  #becomeSo(): void {
    const { state, ways } = this.trouble;
    this.#left = isOutOfTouch(state) ? (this.#left ?? this.#chain.blocksAlone()) : null;
    // when no page can request the status, the server's own monitoring does
    this.#isNoticed = isOutOfTouch(state) && (this.#isNoticed || ways === 'socket');
    if (state !== 'deaf') this.#lost = 0;
  }

  async #answer(asked: Asked): Promise<Reply> {
    this.trouble.asked();
    const { state } = this.trouble;
    this.#becomeSo();
    this.#loseAnswer();
    if (state === 'stopping') throw new TypeError('connection refused');
    if (state === 'starting') return reject('Service unavailable', 500);
    if (asked.what === 'status') return reply(this.#status());
    if (asked.what === 'sendtx') return this.#send(asked.about);
    if (asked.what === 'other') return reject('Internal server error', 500);
    const honest = new LyingServer(this.#left ?? this.#chain, createRandom(0), true).indexer;
    if (asked.what === 'utxo') return reply(await this.#coins(honest, asked.about as DogeAddress));
    if (asked.what === 'tx') return this.#transaction(honest, asked);
    return this.#account(honest, asked);
  }

  /** The node's own message while it doesn't answer. */
  get #words(): string | null {
    const { state } = this.trouble;
    return state === 'node-gone' || state === 'node-starting' ? NODE_WORDS[state] : null;
  }

  #status(): Status {
    const { height } = this.#left ?? this.#chain;
    const node = { chain: 'regtest', blocks: height, bestBlockHash: 'ab'.repeat(32) };
    const error = this.#words;
    return { blockbook: { bestHeight: height }, backend: error === null ? node : { error } };
  }

  #send(rawHex: string): Reply {
    const error = this.#words;
    const verdict = this.#server.take(rawHex, error === null);
    const id = readBytes(rawHex).txid;
    this.#server.log.push(`is handed ${id.slice(0, 6)}: ${error ?? verdict}`);
    if (error !== null) return reject(error);
    if (verdict === 'missing-inputs') this.refused.add(id);
    if (this.trouble.state === 'deaf') {
      this.#lost = 1 + this.trouble.random.below(MOST_LOST);
      this.#loseAnswer();
    }
    if (verdict === 'missing-inputs') return reject('-25: Missing inputs');
    const isMined = this.#chain.depth(id) > 0;
    return isMined ? reject('-27: transaction already in block chain') : reply({ result: id });
  }

  #loseAnswer(): void {
    if (this.#lost === 0) return;
    this.#lost -= 1;
    throw new TypeError('connection lost');
  }

  async #coins(honest: ChainIndexer, address: DogeAddress): Promise<readonly Row[]> {
    const rows = (await honest.unspent(address)).map(coinRow);
    const [first] = rows;
    if (!this.trouble.hasOddRows || first === undefined) return rows;
    return [blank(first), first, ...rows, { ...first, value: '1000000000000000' }];
  }

  async #transaction(honest: ChainIndexer, { about, query }: Asked): Promise<Reply> {
    const found = await honest.transaction(txid(about)).catch(() => null);
    if (found !== null) return reply(transactionRow(found, query.spending === 'true'));
    const error = this.#words;
    const why = error === null ? '' : ` (txid ${about}: ${error})`;
    return reject(`Transaction '${about}' not found${why}`);
  }

  async #account(honest: ChainIndexer, { about, query }: Asked): Promise<Reply> {
    const address = about as DogeAddress;
    const { transactions } = await honest.history(address, 0);
    const isWaiting = ({ blockHeight }: ChainTransaction): boolean => blockHeight === null;
    const waiting = transactions.filter(isWaiting);
    const mined = transactions
      .filter((row) => !isWaiting(row))
      .toSorted((one, other) => (other.blockHeight ?? 0) - (one.blockHeight ?? 0));
    const isMined = query.to !== undefined;
    const asked = { page: Number(query.page ?? 1), pageSize: Number(query.pageSize ?? 1000), isMined };
    const { rows, page } = pageOf(waiting, mined, asked);
    const listed = rows.map((row) => transactionRow(row));
    const [oldest] = this.trouble.hasOddRows && listed.length > 1 ? listed.splice(-1) : [];
    const list =
      query.details === 'txids'
        ? { txids: rows.map(({ txid: id }) => id) }
        : { transactions: oldest === undefined ? listed : [...listed, blank(oldest)] };
    const isTooLong = this.trouble.isLarge && query.details === 'txs' && !isMined && waiting.length > 0;
    const value = {
      page,
      itemsOnPage: asked.pageSize,
      address,
      ...list,
      balance: '0',
      unconfirmedTxs: isMined ? 0 : waiting.length,
      unconfirmedBalance: '0',
      txs: mined.length,
    };
    return { status: 200, value, isTooLong };
  }
}

interface Message {
  readonly data: unknown;
  readonly spaces?: number;
}

interface Status {
  readonly blockbook: { readonly bestHeight: number };
  readonly backend: { readonly error?: string; readonly blocks?: number };
}

/** The same status as the socket reports it. */
const infoOf = ({ blockbook, backend }: Status, isNoticed: boolean): Row => ({
  bestHeight: blockbook.bestHeight,
  bestHash: 'ab'.repeat(32),
  testnet: true,
  backend: backend.error === undefined || !isNoticed ? { version: '1140900' } : {},
});

/** Exceeds the size limit; streamed, so that only one chunk is in memory. */
function tooLong(): ReadableStream<Uint8Array> {
  let left = PIECES;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      controller.enqueue(PIECE);
    },
  });
}

/** Sockets that open at once and stay open. */
function socketsOf(answer: (method: string, params: Row) => Promise<Message>): SocketConstructor {
  return class implements SocketLike {
    readonly #listeners: [string, (event: { type: string; data?: unknown }) => void][] = [];

    constructor() {
      queueMicrotask(() => this.#emit('open'));
    }

    async send(text: string): Promise<void> {
      const { id, method, params } = JSON.parse(text) as { id: string; method: string; params: Row };
      await new Promise<void>((resolve) => setImmediate(resolve));
      try {
        const isSubscription = method.startsWith('subscribe');
        const { data, spaces = 0 } = isSubscription
          ? { data: { subscribed: true } }
          : await answer(method, params);
        this.#emit('message', JSON.stringify({ id, data }) + ' '.repeat(spaces));
      } catch {
        this.#emit('close');
      }
    }

    close(): void {
      this.#listeners.length = 0;
    }

    addEventListener(type: string, listener: (event: { type: string; data?: unknown }) => void): void {
      this.#listeners.push([type, listener]);
    }

    #emit(type: string, data?: unknown): void {
      for (const [wanted, listener] of [...this.#listeners]) if (wanted === type) listener({ type, data });
    }
  };
}
