import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { doge } from '../../builders/coins.ts';
import { testAddress } from '../../builders/keys.ts';
import { type SandboxServer, startSandboxServer } from '../server/startServer.ts';
import { NO_WEB_SOCKET, type SocketFaultMode } from './socketFaults.ts';

const ALICE = testAddress(1);
let server: SandboxServer;

beforeEach(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.close());

/** A client of the real server. */
async function connect() {
  const socket = new WebSocket(server.wsUrl);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(data.toString()));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const ask = (...methods: readonly string[]) => {
    for (const method of methods) socket.send(JSON.stringify({ id: method, method, params: {} }));
  };
  const ids = () => heard.map((text) => (JSON.parse(text) as { id: string }).id);
  return { heard, ids, ask, closed };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resume) => setTimeout(resume, 5));
}

/** Long enough to conclude that no response is coming. */
const aWhile = (): Promise<void> => new Promise((resume) => setTimeout(resume, 60));

const fault = (mode: SocketFaultMode, more: { only?: string; left?: number } = {}): void =>
  server.control.socketFault({ mode, ...more });

describe('a socket', () => {
  it('ends in the middle of an answer', async () => {
    fault('cut', { left: 1 });
    const { heard, ask, closed } = await connect();
    ask('getInfo');
    expect([await closed, heard]).toEqual([1006, []]);
    const again = await connect();
    again.ask('getInfo');
    await until(() => again.heard.length === 1);
  });

  it('answers out of order, and late where nothing overtakes', async () => {
    fault('out-of-order');
    const { ids, ask } = await connect();
    ask('getInfo', 'ping', 'longTermFeeRate');
    await until(() => ids().length === 3);
    expect(ids()).toEqual(['ping', 'getInfo', 'longTermFeeRate']);
  });

  it('answers twice, and to no question', async () => {
    const { ids, ask } = await connect();
    fault('twice');
    ask('getInfo');
    await until(() => ids().length === 2);
    fault('unasked');
    ask('ping');
    await until(() => ids().length === 4);
    expect(ids()).toEqual(['getInfo', 'getInfo', 'ping of nobody', 'ping']);
  });

  it('answers hugely', async () => {
    fault('huge', { left: 1 });
    const { heard, ids, ask } = await connect();
    ask('ping');
    await until(() => heard.length === 1);
    expect([heard[0]?.length, ids()]).toEqual([5 * 1024 * 1024 + '{"id":"ping","data":{}}'.length, ['ping']]);
  });

  it('fails for one of many', async () => {
    fault('error', { only: 'getInfo', left: 1 });
    const { heard, ask } = await connect();
    ask('ping', 'getInfo', 'getInfo', 'longTermFeeRate');
    await until(() => heard.length === 4);
    const failed = heard.filter((text) => text.includes('"error"'));
    expect(failed).toEqual(['{"id":"getInfo","data":{"error":{"message":"Internal error"}}}']);
  });

  it('falls silent, pushes too, until it is well again', async () => {
    const { ids, ask } = await connect();
    ask('subscribeNewBlock');
    await until(() => ids().length === 1);
    fault('silence');
    ask('getInfo');
    server.control.mine(1);
    await aWhile();
    expect(ids()).toEqual(['subscribeNewBlock']);
    server.control.heal();
    ask('ping');
    await until(() => ids().length === 2);
    expect(ids().at(-1)).toBe('ping');
  });

  it('ends at the next message as after too many, and is refused until it is well again', async () => {
    const { ask, closed } = await connect();
    fault('too-many');
    ask('ping');
    expect(await closed).toBe(1006);
    await expect(connect()).rejects.toThrow('Unexpected server response: 429');
    expect(server.control.usage().rejections.map(({ reason }) => reason)).toEqual([
      'message-rate',
      'blocked',
    ]);
    server.control.heal();
    await connect();
  });

  it.each(NO_WEB_SOCKET)(
    'is not to be had behind a proxy that answers %i, and REST goes on',
    async (status) => {
      const { closed } = await connect();
      server.control.noWebSocket(status);
      await closed;
      await expect(connect()).rejects.toThrow(`Unexpected server response: ${status}`);
      expect((await fetch(`${server.url}/api/`)).status).toBe(200);
      server.control.noWebSocket(null);
      await connect();
    },
  );

  it('takes its faults from the control API', async () => {
    const post = (verb: string, body: object) =>
      fetch(`${server.url}/control/${verb}`, { method: 'POST', body: JSON.stringify(body) });
    await post('socket-fault', { mode: 'error', only: 'ping', count: 2 });
    await post('no-websocket', { status: 400 });
    expect(server.control.state()).toMatchObject({
      socket: { mode: 'error', only: 'ping', left: 2 },
      noWebSocket: 400,
    });
    expect((await post('no-websocket', { status: 500 })).status).toBe(400);
    await post('socket-fault', { mode: null });
    await post('heal', {});
    expect(server.control.state()).toMatchObject({ socket: null, noWebSocket: null });
  });

  it('spoils the same over the socket as over REST', async () => {
    server.sandbox.faucet(ALICE, doge('3'));
    server.control.wrong({ mode: 'lying-values', only: '/utxo/' });
    const socket = new WebSocket(server.wsUrl);
    const reported = new Promise<string>((resolve) =>
      socket.once('message', (data) => resolve(data.toString())),
    );
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ id: '1', method: 'getAccountUtxo', params: { descriptor: ALICE } }));
    expect(JSON.parse(await reported)).toMatchObject({ data: [{ value: '30000000' }] });
  });
});
