import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createManualClock, type ManualClock } from '../../../mocks/clock/manualClock.ts';
import { createSandboxFixture } from '../../../mocks/fixtures/sandboxFixture.ts';
import type { WrongMode } from '../../../mocks/sandbox/faults/spoil.ts';
import { sandboxMiddleware } from '../../../mocks/sandbox/server/middleware.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainEvent, ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { ChainFixture } from '../../ports/contracts/ChainIndexer.contract.ts';
import type { PriceSource } from '../../ports/PriceSource.ts';
import { MAX_ROUNDS } from '../http/client.ts';
import { createBlockbook } from './index.ts';
import { SOCKET_TIMEOUT_MS, type SocketConstructor } from './transport/Connection.ts';
import { RECONNECT_WITHIN_MS } from './transport/LiveConnection.ts';
import { POLL_EVERY_MS } from './transport/poller.ts';

const DOGE = 100_000_000n;
const TIMEOUT_MS = 15_000;
/** Longer than any case moves the clock. */
const NEVER_MS = 1e12;
const TIMEOUT = { timeout: 10_000, interval: 2 };

let server: SandboxServer;
let clock: ManualClock;
let asked: string[];
let fixture: ChainFixture;
let indexer: ChainIndexer & PriceSource;
let address: DogeAddress;
let paid: Txid;

const countingFetch: typeof fetch = (input, init) => {
  asked.push(String(input));
  return fetch(input, init);
};

/** How often a path was requested, without the status requests sent along. */
const countOf = (name: string): number =>
  asked.filter((url) => name === 'tip' || !url.endsWith('/api/status')).length;

const make = (
  baseUrls: readonly string[],
  socket: SocketConstructor | null = null,
  timeoutMs = TIMEOUT_MS,
): ChainIndexer & PriceSource =>
  createBlockbook({
    network: 'regtest',
    baseUrls,
    clock,
    fetch: countingFetch,
    WebSocket: socket,
    timeoutMs,
    random: () => 1,
  });

beforeEach(async () => {
  server = await startSandboxServer();
  clock = createManualClock();
  asked = [];
  indexer = make([server.url]);
  const { control, close } = server;
  fixture = createSandboxFixture({
    control,
    indexer,
    letTimePass: () => clock.advance(POLL_EVERY_MS),
    close,
  });
  address = fixture.newAddress();
  paid = await fixture.pay(address, 5n * DOGE);
  await fixture.mine(1);
});
afterEach(() => server.close());

/** Lets only the pauses between rounds pass. */
async function kindOf(work: Promise<unknown>): Promise<FaultKind | 'none'> {
  let kind: FaultKind | 'none' | null = null;
  work.then(
    () => (kind = 'none'),
    (thrown: unknown) => (kind = thrown instanceof Fault ? thrown.kind : 'none'),
  );
  await vi.waitUntil(() => {
    if ((clock.pending()[0] ?? TIMEOUT_MS) < TIMEOUT_MS) clock.runNext();
    return kind !== null;
  }, TIMEOUT);
  return kind ?? 'none';
}

type Read = (of: ChainIndexer & PriceSource) => Promise<unknown>;
const READS: Readonly<Record<string, Read>> = {
  tip: (of) => of.tip(),
  balance: (of) => of.balance(address),
  unspent: (of) => of.unspent(address),
  history: (of) => of.history(address, 0),
  transaction: (of) => of.transaction(paid),
  rawTransaction: (of) => of.rawTransaction(paid),
  feeEstimates: (of) => of.feeEstimates([6]),
  quote: (of) => of.quote('usd'),
};
const ALL = Object.keys(READS);
const MONEY = ['balance', 'unspent', 'history', 'transaction'];

describe('a server that answers wrongly', () => {
  it.each<[WrongMode, readonly string[]]>([
    ['html', ALL],
    ['truncated', ALL],
    ['huge', ALL],
    ['wrong-types', ALL.filter((name) => name !== 'feeEstimates')],
    ['missing-fields', ALL],
    ['negative', MONEY.filter((name) => name !== 'balance')],
    // an address may hold more than one output can; in a history only the rows are affected
    ['over-max-money', ['unspent', 'transaction']],
  ])('is a fault that says so: %s', async (mode, concerned) => {
    server.control.wrong({ mode });
    for (const name of concerned) {
      asked = [];
      const kind = await kindOf(READS[name]?.(indexer) ?? Promise.reject(new TypeError(name)));
      // an invalid answer may be a too long one: the page's ids are requested
      const requests = name === 'history' ? 2 : 1;
      expect([name, kind, countOf(name)]).toEqual([name, 'bad-answer', requests]);
    }
  });

  it('leaves rows unread whose amounts no output can have', async () => {
    server.control.wrong({ mode: 'over-max-money' });
    expect(await indexer.history(address, 0)).toMatchObject({ transactions: [], unread: [paid] });
  });

  it('is refused for a negative balance', async () => {
    server.control.wrong({ mode: 'negative', only: '/address/' });
    expect(await kindOf(indexer.balance(address))).toBe('bad-answer');
  });

  it('is believed again as soon as it answers well', async () => {
    server.control.wrong({ mode: 'html' });
    expect(await kindOf(indexer.balance(address))).toBe('bad-answer');
    server.control.heal();
    expect((await indexer.balance(address)).confirmed).toBe(5n * DOGE);
  });
});

describe('a server that is slow or down', () => {
  it('is a time-out for every read', async () => {
    server.control.slow(60_000);
    for (const name of ALL) {
      asked = [];
      const kind = kindOf(READS[name]?.(indexer) ?? Promise.reject(new TypeError(name)));
      await vi.waitUntil(() => countOf(name) === 1, TIMEOUT);
      clock.advance(TIMEOUT_MS);
      expect([name, await kind, countOf(name)]).toEqual([name, 'timeout', 1]);
    }
  });

  it.each<[string, 'refused' | 'unavailable', FaultKind]>([
    ['cuts connections', 'refused', 'offline'],
    ['sends 503', 'unavailable', 'rejected'],
  ])('is asked again, and then is a fault: it %s', async (_, mode, kind) => {
    server.control.down(mode);
    for (const name of ALL) {
      asked = [];
      const seen = await kindOf(READS[name]?.(indexer) ?? Promise.reject(new TypeError(name)));
      expect([name, seen, countOf(name)]).toEqual([name, kind, MAX_ROUNDS]);
    }
  });

  it('is asked again with success once it is back', async () => {
    server.control.down('refused');
    const balance = indexer.balance(address);
    await vi.waitUntil(() => clock.pending()[0] === 500, TIMEOUT);
    server.control.heal();
    clock.runNext();
    expect((await balance).confirmed).toBe(5n * DOGE);
    expect(countOf('balance')).toBe(2);
  });

  it('is passed over for another server, at a port where nothing listens too', async () => {
    const gone = await startSandboxServer();
    await gone.close();
    const several = make([gone.url, server.url]);
    expect((await several.balance(address)).confirmed).toBe(5n * DOGE);
    asked = [];
    await several.balance(address);
    expect(asked.every((url) => url.startsWith(server.url))).toBe(true);
  });
});

describe('a broadcast without an answer', () => {
  async function spend(): Promise<{ readonly txid: Txid; readonly rawHex: string }> {
    const signed = fixture.sign(await indexer.unspent(address), fixture.newAddress(), 1_000_000n);
    asked = [];
    return signed;
  }

  it('is sent once and found when the connection is cut, and its bytes may be sent again', async () => {
    const signed = await spend();
    const other = await startSandboxServer();
    server.control.broadcastLost('cut');
    const several = make([server.url, other.url]);
    expect(await several.broadcast(signed.rawHex)).toEqual({ kind: 'accepted', txid: signed.txid });
    expect(asked[0]).toBe(`${server.url}/api/v2/sendtx/`);
    const lookups = [server, other].map(({ url }) => `${url}/api/v2/tx/${signed.txid}`);
    expect(asked.slice(1).toSorted()).toEqual(lookups.toSorted());
    expect(server.sandbox.mempool.has(signed.txid)).toBe(true);
    expect(await several.broadcast(signed.rawHex)).toEqual({ kind: 'accepted', txid: signed.txid });
    await fixture.mine(1);
    expect(await several.broadcast(signed.rawHex)).toEqual({ kind: 'already-known' });
    await other.close();
  });

  it('is sent once and found when silence follows', async () => {
    const signed = await spend();
    server.control.broadcastLost('silence');
    const answer = indexer.broadcast(signed.rawHex);
    await vi.waitUntil(() => server.sandbox.mempool.has(signed.txid), TIMEOUT);
    clock.advance(TIMEOUT_MS);
    expect(await answer).toEqual({ kind: 'accepted', txid: signed.txid });
    expect(asked.filter((url) => url.includes('sendtx'))).toHaveLength(1);
  });

  it('is sent once when the server is unavailable', async () => {
    const signed = await spend();
    server.control.down('unavailable');
    expect(await kindOf(indexer.broadcast(signed.rawHex))).toBe('rejected');
    expect(asked.filter((url) => url.includes('sendtx'))).toHaveLength(1);
  });
});

describe('a socket in trouble', () => {
  const events: ChainEvent[] = [];
  const states = (): string[] =>
    events.flatMap((event) => (event.kind === 'connection' ? [event.state] : []));
  const hears = (wanted: Partial<ChainEvent>): boolean =>
    events.some((event) => expect.objectContaining(wanted).asymmetricMatch(event));
  const until = (isSo: () => boolean): Promise<unknown> => vi.waitUntil(isSo, TIMEOUT);

  beforeEach(() => {
    events.length = 0;
  });

  it('is replaced when the server drops it, and what happened meanwhile is told by the newest block', async () => {
    const stop = make([server.url], WebSocket).watch([address], (event) => events.push(event));
    await until(() => states().includes('live'));
    server.control.dropWebSocket();
    await until(() => states().at(-1) === 'polling' && clock.pending().includes(RECONNECT_WITHIN_MS));
    await fixture.mine(1);
    const { hash, height } = server.sandbox.tip;
    events.length = 0;
    clock.advance(RECONNECT_WITHIN_MS);
    await until(() => states().includes('live') && hears({ kind: 'block', tip: { height, hash } }));
    const next = await fixture.pay(address, 2n * DOGE);
    await until(() => hears({ kind: 'transaction', address, txid: next }));
    stop();
    await until(() => server.control.gateway.openSockets === 0);
  });

  it('says that nothing answers while the server is down, and comes back by itself', async () => {
    const stop = make([server.url], WebSocket).watch([address], (event) => events.push(event));
    await until(() => states().includes('live'));
    server.control.down('refused');
    await until(() => {
      if (clock.pending().some((ms) => ms < 10_000)) clock.runNext();
      return states().at(-1) === 'down';
    });
    server.control.heal();
    await until(() => {
      // waits for requests that were just sent
      const isAsked = clock.pending().some((ms) => ms === SOCKET_TIMEOUT_MS || ms === TIMEOUT_MS);
      if (!isAsked && clock.pending().some((ms) => ms < 60_000)) clock.runNext();
      return states().at(-1) === 'live';
    });
    stop();
    await until(() => clock.pending().length === 0);
  });

  it('is done without where the server has none', async () => {
    const plain = createServer((request, response) =>
      sandboxMiddleware(server.control)(request, response, () => response.writeHead(404).end()),
    );
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const { port } = plain.address() as AddressInfo;
    const { watch } = make([`http://127.0.0.1:${port}`], WebSocket, NEVER_MS);
    const stop = watch([address], (event) => events.push(event));
    await until(() => states().includes('polling'));
    const next = await fixture.pay(address, 2n * DOGE);
    await until(() => {
      if (clock.pending().some((ms) => ms <= POLL_EVERY_MS)) clock.runNext();
      return hears({ kind: 'transaction', address, txid: next });
    });
    expect(states()).not.toContain('live');
    stop();
    plain.closeAllConnections();
    await new Promise((resolve) => plain.close(resolve));
  });
});
