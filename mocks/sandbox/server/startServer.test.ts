import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { doge } from '../../builders/coins.ts';
import { testAddress, testKey } from '../../builders/keys.ts';
import { signTransaction } from '../chain/signInput.ts';
import { type SandboxServer, startSandboxServer } from './startServer.ts';

const ALICE = testAddress(1);
let server: SandboxServer;

beforeAll(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.control.reset());
afterAll(() => server.close());

const getJson = async (path: string): Promise<unknown> => (await fetch(server.url + path)).json();

async function post(
  path: string,
  body: unknown,
): Promise<{ readonly status: number; readonly json: unknown }> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(server.url + path, { method: 'POST', body: text });
  return { status: response.status, json: await response.json() };
}

function aPayment(): string {
  const coin = server.sandbox.faucet(ALICE, doge('2'));
  const outputs = [{ script: testKey(2).script, value: doge('1.99') }];
  return signTransaction({ inputs: [coin], outputs }, testKey(1)).toHex();
}

async function openSocket(): Promise<{ socket: WebSocket; messages: unknown[]; closed: Promise<void> }> {
  const socket = new WebSocket(server.wsUrl);
  const messages: unknown[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return { socket, messages, closed };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resume) => setTimeout(resume, 5));
}

describe('the sandbox server', () => {
  it('answers on the loopback interface, to pages of any origin', async () => {
    const response = await fetch(`${server.url}/api/`);
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ backend: { chain: 'regtest' } });
    expect((await fetch(`${server.url}/api/v2/sendtx/`, { method: 'OPTIONS' })).status).toBe(204);
    expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404);
  });

  it('answers for the token world beside it, contents as bytes', async () => {
    await post('/control/tokens-give', { address: ALICE, tick: 'UNIX', amount: '7' });
    const asked = { holder_address: ALICE };
    for (const index of ['dogeuni', 'dogeuni2']) {
      const { json } = await post(`/${index}/v4/drc20/collect-address`, asked);
      expect(json).toMatchObject({ code: 200, data: [{ tick: 'UNIX', amt: '7' }] });
    }
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    const id = server.control.tokens.library.store('image/png', bytes);
    const content = await fetch(`${server.url}/content/${id}`);
    expect(content.headers.get('access-control-allow-origin')).toBe('*');
    expect(new Uint8Array(await content.arrayBuffer())).toEqual(bytes);
    await post('/control/index-faults', { service: 'ord', down: 'refused' });
    await expect(fetch(`${server.url}/ord/block-count`)).rejects.toThrow();
    expect((await post('/dogeuni/v4/info/lastnumber', {})).status).toBe(200);
  });

  it('takes a broadcast and mines it', async () => {
    const raw = aPayment();
    const sent = await post('/api/v2/sendtx/', raw);
    const { result } = sent.json as { result: string };
    expect(await getJson(`/api/v2/tx/${result}`)).toMatchObject({ hex: raw });
    await post('/control/mine', { count: 2 });
    expect(await getJson(`/api/v2/tx/${result}`)).toMatchObject({ confirmations: 2 });
  });

  it('takes a broadcast without the last slash: it is sent on with its bytes', async () => {
    expect(await post('/api/v2/sendtx', aPayment())).toMatchObject({ status: 200 });
  });

  it('speaks over its WebSocket', async () => {
    const { socket, messages } = await openSocket();
    socket.send(JSON.stringify({ id: '1', method: 'subscribeAddresses', params: { addresses: [ALICE] } }));
    await until(() => messages.length === 1);
    const { txid } = server.sandbox.faucet(ALICE, doge('3'));
    await until(() => messages.length === 2);
    expect(messages[1]).toMatchObject({ id: '1', data: { address: ALICE, tx: { txid } } });
    socket.close();
    await until(() => server.control.state().openSockets === 0);
  });

  it('drops WebSockets, and takes none while it is down', async () => {
    const { closed } = await openSocket();
    await post('/control/down', {});
    await closed;
    await expect(openSocket()).rejects.toThrow();
    await post('/control/down', { mode: null });
    const again = await openSocket();
    await post('/control/drop-websocket', {});
    await again.closed;
  });
});

describe('the control API', () => {
  it('pays from the faucet, and says what it made', async () => {
    const { json } = await post('/control/faucet', { address: ALICE, amountKoinu: '113271543996000000' });
    const { txid } = json as { txid: string };
    expect(await getJson(`/api/v2/utxo/${ALICE}`)).toMatchObject([
      { txid, vout: 0, value: '113271543996000000' },
    ]);
  });

  it('reorganises, and keeps out what it is told to', async () => {
    const { txid } = server.sandbox.faucet(ALICE, doge('3'));
    await post('/control/reorg', { depth: 1, exclude: 'all' });
    expect(await getJson('/control/state')).toMatchObject({ height: 63, mempool: [{ txid, relayed: true }] });
  });

  it.each([
    ['/control/faucet', { address: ALICE, amountKoinu: '99999' }, 'the faucet was refused: 64: dust'],
    ['/control/faucet', { address: ALICE }, 'amountKoinu: koinu in digits are needed'],
    ['/control/mine', { count: -1 }, 'count: a whole number is needed'],
    ['/control/reorg', { depth: 50 }, 'cannot take 50 blocks away'],
    [
      '/control/down',
      { mode: 'sometimes' },
      'mode: one of refused, unavailable, starting, stopping, or null',
    ],
  ])('refuses %s %j with a reason', async (path, body, error) => {
    expect(await post(path, body)).toEqual({ status: 400, json: { error } });
  });

  it('names its verbs to who asks for another', async () => {
    expect(await post('/control/dance', {})).toMatchObject({ status: 404 });
  });

  it('lets the server be down, proxied and well again', async () => {
    await post('/control/down', { mode: 'refused' });
    await expect(getJson('/api/')).rejects.toThrow(TypeError);
    await post('/control/down', { mode: 'unavailable' });
    expect((await fetch(`${server.url}/api/`)).status).toBe(503);
    await post('/control/heal', {});
    expect((await fetch(`${server.url}/api/`)).status).toBe(200);
  });

  it('spoils answers, only where it is told to', async () => {
    const { txid } = server.sandbox.faucet(ALICE, doge('3'));
    await post('/control/wrong', { mode: 'lying-values', only: '/utxo/' });
    expect(await getJson(`/api/v2/utxo/${ALICE}`)).toMatchObject([{ value: '30000000' }]);
    expect(await getJson(`/api/v2/tx/${txid}`)).toMatchObject({ vout: [{ value: '300000000' }, {}] });
    await post('/control/wrong', { mode: null });
    expect(await getJson(`/api/v2/utxo/${ALICE}`)).toMatchObject([{ value: '300000000' }]);
  });

  it('cuts the connection of a broadcast that the node took, once', async () => {
    const raw = aPayment();
    await post('/control/broadcast-lost', { mode: 'cut' });
    await expect(post('/api/v2/sendtx/', raw)).rejects.toThrow(TypeError);
    expect(server.sandbox.mempool.size).toBe(1);
    expect(await post('/api/v2/sendtx/', raw)).toMatchObject({ status: 200 });
  });

  it('loses no answer to a broadcast that the node refused', async () => {
    await post('/control/broadcast-lost', { mode: 'cut' });
    expect(await post('/api/v2/sendtx/', 'deadbeef')).toMatchObject({ status: 400 });
  });

  it('cuts the WebSocket over which a lost broadcast came', async () => {
    const raw = aPayment();
    const { socket, messages, closed } = await openSocket();
    await post('/control/broadcast-lost', { mode: 'cut' });
    socket.send(JSON.stringify({ id: '1', method: 'sendTransaction', params: { hex: raw } }));
    await closed;
    expect([messages, server.sandbox.mempool.size]).toEqual([[], 1]);
  });

  it('answers late when it is slow', async () => {
    await post('/control/slow', { ms: 5000 });
    await expect(fetch(`${server.url}/api/`, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
    await post('/control/slow', { ms: 0 });
    expect((await fetch(`${server.url}/api/`)).status).toBe(200);
  });

  it('changes prices and fee estimates', async () => {
    await post('/control/usd-rate', { rate: 1.5 });
    await post('/control/fee-estimate', { koinuPerKb: '5210000000' });
    expect(await getJson('/api/v2/tickers/?currency=usd')).toMatchObject({ rates: { usd: 1.5 } });
    expect(await getJson('/api/v2/estimatefee/5')).toEqual({ result: '52.1' });
    await post('/control/fee-estimate', { koinuPerKb: null });
    expect(await getJson('/api/v2/estimatefee/5')).toEqual({ result: '-1' });
  });

  it('moves time until what waits is forgotten', async () => {
    server.sandbox.faucet(ALICE, doge('3'), { confirmed: false });
    await post('/control/advance-time', { ms: 25 * 3_600_000 });
    expect(await getJson('/control/state')).toMatchObject({ mempool: [] });
  });

  it('holds clients to limits, and tells what each was refused', async () => {
    await post('/control/limits', {});
    const ask = (client: string) =>
      fetch(`${server.url}/api/`, { headers: { 'x-real-ip': client } }).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 21 }, () => ask('203.0.113.7')));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await ask('203.0.113.8')).toBe(200);
    const usage = (await getJson('/control/usage')) as { clients: unknown[]; rejections: unknown[] };
    expect(usage.clients).toMatchObject([
      { client: '203.0.113.7', requests: 21 },
      { client: '203.0.113.8', requests: 1, rejected: 0 },
    ]);
    expect(usage.rejections[0]).toMatchObject({ client: '203.0.113.7', question: 'GET /api/' });
    await post('/control/forget-usage', {});
    expect(await getJson('/control/usage')).toEqual({ clients: [], rejections: [] });
    await post('/control/limits', { name: null });
    expect(await getJson('/control/state')).toMatchObject({ limits: null });
  });

  it('refuses a WebSocket with HTTP 429 to an address that is blocked', async () => {
    await post('/control/limits', {});
    const { socket, closed } = await openSocket();
    for (let at = 0; at < 2501; at += 1) socket.send(JSON.stringify({ id: String(at), method: 'ping' }));
    await closed;
    await expect(openSocket()).rejects.toThrow('Unexpected server response: 429');
    await post('/control/reset', {});
    (await openSocket()).socket.close();
  });

  it('starts afresh', async () => {
    const before = await getJson('/control/state');
    await post('/control/faucet', { address: ALICE, amountKoinu: '100000000' });
    await post('/control/wrong', { mode: 'html' });
    await post('/control/reset', {});
    expect(await getJson('/control/state')).toEqual(before);
  });
});

describe('a server that mines by itself', () => {
  it('makes blocks without being asked', async () => {
    const mining = await startSandboxServer({ blockSeconds: 0.01 });
    const { height } = mining.sandbox.tip;
    await until(() => mining.sandbox.tip.height > height);
    await mining.close();
  });
});
