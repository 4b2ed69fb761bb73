import { describe, expect, it } from 'vitest';
import { testAddress } from '../../builders/keys.ts';
import { createManualClock } from '../../clock/manualClock.ts';
import { SandboxControl } from '../control.ts';
import { REAL_INDEX_LAG_MS } from './Gateway.ts';
import type { SocketEnd } from './SocketLine.ts';

const ALICE = testAddress(1);

/** A sandbox with a server's limits, on a stopped clock. */
function setUp() {
  const clock = createManualClock();
  const control = new SandboxControl({}, { limits: 'blockbook', limitsClock: clock });
  const { gateway } = control;
  const get = (path: string, client?: string | null) =>
    gateway.serve({ method: 'GET', path, query: new URLSearchParams(), body: '' }, client);
  const connect = (client?: string) => {
    const heard: { readonly id: string; readonly data: unknown }[] = [];
    const line = { heard, isClosed: false };
    const knock = gateway.knock(client);
    if (knock.kind !== 'open') return { ...line, knock, ask: () => {} };
    const close = () => {
      line.isClosed = true;
    };
    const end: SocketEnd = knock.join({ send: (text) => heard.push(JSON.parse(text)), close });
    const ask = (method: string, params: object = {}) =>
      end.receive(JSON.stringify({ id: String(heard.length), method, params }));
    return Object.assign(line, { knock, ask });
  };
  return { clock, control, get, connect };
}

describe('a server at its limits', () => {
  it('refuses requests as Blockbook does, and says what and why', async () => {
    const { control, get } = setUp();
    for (let at = 0; at < 20; at += 1) await get('/api/v2/');
    expect(await get(`/api/v2/utxo/${ALICE}`)).toEqual({
      kind: 'reply',
      reply: {
        status: 429,
        headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': '3' },
        body: '{"error":"rate limit exceeded"}\n',
      },
    });
    expect(control.usage().rejections).toEqual([
      { client: 'page', question: `GET /api/v2/utxo/${ALICE}`, reason: 'request-rate' },
    ]);
    expect(await get('/api/v2/', null)).toMatchObject({ reply: { status: 200 } });
  });

  it('refuses the thirteenth at once, while it answers slowly', async () => {
    const { control, get } = setUp();
    control.slow(5);
    const statuses = await Promise.all(Array.from({ length: 13 }, () => get('/api/v2/')));
    const rejected = statuses.filter((served) => served.kind === 'reply' && served.reply.status === 429);
    expect(rejected).toMatchObject([{ reply: { headers: {} } }]);
    expect(rejected[0]).not.toHaveProperty('reply.headers.retry-after');
    expect(control.usage().rejections).toMatchObject([{ reason: 'concurrent-requests' }]);
  });

  it('ends a connection that says too much, and takes none of that client for twelve hours', () => {
    const { clock, control, connect } = setUp();
    const line = connect('a');
    for (let at = 0; at < 2501; at += 1) line.ask('ping');
    expect([line.isClosed, line.heard.length, control.state().openSockets]).toEqual([true, 2500, 0]);
    expect(connect('a').knock).toMatchObject({ kind: 'reply', reply: { status: 429 } });
    expect(connect('b').knock.kind).toBe('open');
    expect(control.usage().rejections).toEqual([
      { client: 'a', question: 'ping {}', reason: 'message-rate' },
      { client: 'a', question: 'connect', reason: 'blocked' },
    ]);
    clock.advance(12 * 3_600_000);
    expect(connect('a').knock.kind).toBe('open');
  });

  it('ends a connection that asks for 43 addresses, or leaves 49 questions open', () => {
    const { control, connect } = setUp();
    const curious = connect();
    for (let at = 1; at <= 43; at += 1) curious.ask('getAccountInfo', { descriptor: testAddress(at) });
    expect([curious.isClosed, curious.heard.length]).toEqual([true, 42]);
    control.slow(1000);
    const hasty = connect();
    for (let at = 0; at < 49; at += 1) hasty.ask('getInfo');
    expect([hasty.isClosed, hasty.heard.length]).toEqual([true, 0]);
    expect(control.usage().rejections.map(({ reason }) => reason)).toEqual(['accounts', 'pending-questions']);
  });

  it('has no question pending that nobody answers', () => {
    const { connect } = setUp();
    const line = connect();
    for (let at = 0; at < 100; at += 1) line.ask('mineBitcoin');
    expect(line.isClosed).toBe(false);
  });

  it('begins anew with a reset, and allows everything when told to', async () => {
    const { control, get } = setUp();
    for (let at = 0; at < 25; at += 1) await get('/api/v2/');
    control.reset();
    expect(control.usage()).toEqual({ clients: [], rejections: [] });
    expect(await get('/api/v2/')).toMatchObject({ reply: { status: 200 } });
    control.limits(null);
    expect(control.state().limits).toBeNull();
    for (let at = 0; at < 25; at += 1) await get('/api/v2/');
    expect(control.usage().rejections).toEqual([]);
    control.reset();
    expect(control.state().limits).toBe('blockbook');
  });
});

describe('the usage of a server', () => {
  it('tells each client’s questions by kind, and which were asked again', async () => {
    const { control, get, connect } = setUp();
    const line = connect('a');
    line.ask('getInfo');
    line.ask('getAccountUtxo', { descriptor: ALICE });
    line.ask('getAccountUtxo', { descriptor: ALICE });
    line.ask('subscribeNewBlock');
    control.mine(1);
    await get(`/api/v2/tx/${'a'.repeat(64)}`, 'b');
    await get('/api/', 'b');
    const [first, second] = control.usage().clients;
    expect(first).toMatchObject({
      client: 'a',
      requests: 0,
      messages: 4,
      connections: 1,
      answered: 4,
      pushed: 1,
      rejected: 0,
      kinds: { getInfo: 1, getAccountUtxo: 2, subscribeNewBlock: 1 },
      repeated: { [`getAccountUtxo {"descriptor":"${ALICE}"}`]: 2 },
    });
    expect(second).toMatchObject({
      client: 'b',
      requests: 2,
      messages: 0,
      answered: 2,
      kinds: { 'GET /api/v2/tx': 1, 'GET /api/': 1 },
      repeated: {},
    });
    control.forgetUsage();
    expect(control.usage().clients).toEqual([]);
  });

  it('is told as it happens to whoever wants to know', async () => {
    const [asked, rejected]: [string[], string[]] = [[], []];
    const control = new SandboxControl(
      {},
      {
        limits: 'blockbook',
        onAsked: (question) => asked.push(question),
        onRejected: ({ question }) => rejected.push(question),
      },
    );
    const request = { method: 'GET', path: '/api/', query: new URLSearchParams({ a: '1' }), body: '' };
    for (let at = 0; at < 21; at += 1) await control.gateway.serve(request);
    await control.gateway.serve(request, null);
    expect([asked.length, rejected]).toEqual([21, ['GET /api/?a=1']]);
  });

  it('counts the bytes of what is asked and of what is told', async () => {
    const { control, get } = setUp();
    const served = await get('/api/v2/', 'a');
    const body = served.kind === 'reply' ? served.reply.body : '';
    expect(control.usage().clients[0]).toMatchObject({ bytesAsked: 12, bytesReported: body.length });
  });
});

describe('the lag of an index', () => {
  it('is a real one’s, stays while things heal, and is that of the beginning after a reset', async () => {
    const control = new SandboxControl();
    const waiting = async () => {
      const asked = { method: 'GET', path: `/api/v2/utxo/${ALICE}`, query: new URLSearchParams(), body: '' };
      const served = await control.gateway.serve(asked);
      return served.kind === 'reply' ? (JSON.parse(served.reply.body) as readonly unknown[]).length : null;
    };
    control.heal();
    control.faucet(ALICE, 100_000_000n, { confirmed: false });
    expect(await waiting()).toBe(0);
    control.letIndexCatchUp();
    expect(await waiting()).toBe(1);
    control.indexLag(0);
    control.faucet(ALICE, 100_000_000n, { confirmed: false });
    expect(await waiting()).toBe(2);
    control.reset();
    expect(control.state().indexLagMs).toBe(REAL_INDEX_LAG_MS);
  });
});
