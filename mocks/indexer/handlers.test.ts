import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { testAddress } from '../builders/keys.ts';
import { SandboxControl } from '../sandbox/control.ts';
import { blockbookHandlers } from './handlers.ts';

const BASE = 'https://indexer.test/doge';
const control = new SandboxControl();
const server = setupServer(...blockbookHandlers(control, BASE));

beforeAll(() => {
  // Node 20 has no WebSocket, and the mock only replaces an existing one.
  if (!('WebSocket' in globalThis)) vi.stubGlobal('WebSocket', NodeWebSocket);
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => control.reset());
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

const getJson = async (path: string): Promise<unknown> => (await fetch(`${BASE}${path}`)).json();

/** Collects a WebSocket's messages. */
function openSocket(): {
  readonly socket: WebSocket;
  readonly messages: string[];
  readonly opened: Promise<void>;
  readonly closed: Promise<void>;
} {
  const socket = new WebSocket(`${BASE.replace('https', 'wss')}/websocket`);
  const messages: string[] = [];
  socket.addEventListener('message', (event) => messages.push(String(event.data)));
  const until = (kind: string) =>
    new Promise<void>((resolve) => socket.addEventListener(kind, () => resolve()));
  return { socket, messages, opened: until('open'), closed: until('close') };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('the indexer behind Mock Service Worker', () => {
  it('answers below its base URL, prefix and query included', async () => {
    const address = testAddress(1);
    control.faucet(address, 500_000_000n);
    expect(await getJson(`/api/v2/address/${address}?details=basic`)).toMatchObject({ balance: '500000000' });
  });

  it('takes broadcasts by POST', async () => {
    const response = await fetch(`${BASE}/api/v2/sendtx/`, { method: 'POST', body: 'deadbeef' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: '-22: TX decode failed' });
  });

  it('refuses connections while it is down', async () => {
    control.down('refused');
    await expect(fetch(`${BASE}/api/`)).rejects.toThrow(TypeError);
    control.down(null);
    expect((await fetch(`${BASE}/api/`)).status).toBe(200);
  });

  it('answers 503 while its proxy says so', async () => {
    control.down('unavailable');
    expect((await fetch(`${BASE}/api/`)).status).toBe(503);
  });

  it('never answers a broadcast whose answer is lost in silence', async () => {
    control.broadcastLost('silence');
    const raw = control.sandbox.chain.record(control.faucet(testAddress(1), 100_000_000n).txid)?.rawHex ?? '';
    control.sandbox.reorg(1, { exclude: 'all' });
    const signal = AbortSignal.timeout(50);
    await expect(fetch(`${BASE}/api/v2/sendtx/`, { method: 'POST', body: raw, signal })).rejects.toThrow();
    expect(control.state().mempool).toHaveLength(1);
  });

  it('speaks over a WebSocket and tells of new blocks', async () => {
    const { socket, messages, opened } = openSocket();
    await opened;
    socket.send(JSON.stringify({ id: '7', method: 'subscribeNewBlock', params: {} }));
    await settled();
    const [block] = control.mine(1);
    await settled();
    expect(messages.map((message) => JSON.parse(message))).toEqual([
      { id: '7', data: { subscribed: true } },
      { id: '7', data: { height: block?.height, hash: block?.hash, evmData: null } },
    ]);
    socket.close();
  });

  it('drops WebSockets on demand', async () => {
    const { opened, closed } = openSocket();
    await opened;
    expect(control.state().openSockets).toBe(1);
    control.dropWebSocket();
    await closed;
    expect(control.state().openSockets).toBe(0);
  });

  it('takes no WebSocket while it is down', async () => {
    control.down('refused');
    const { closed } = openSocket();
    await closed;
    expect(control.state().openSockets).toBe(0);
  });
});
