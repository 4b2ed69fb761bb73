// Sandbox states that affect whole answers: a server shutting down, and strangers' transactions that are too long together.
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { doge } from '../../../mocks/builders/coins.ts';
import { testAddress, testKey } from '../../../mocks/builders/keys.ts';
import { createFastClock } from '../../../mocks/clock/fastClock.ts';
import { blockbookHandlers } from '../../../mocks/indexer/handlers.ts';
import { Sandbox } from '../../../mocks/sandbox/chain/Sandbox.ts';
import { signTransaction } from '../../../mocks/sandbox/chain/signInput.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { type BlockbookOptions, createBlockbook } from './index.ts';

const ONE = 'https://one.test';
const TWO = 'https://two.test';
const ALICE = testAddress(1);
const FASTER = 30;

const sandbox = new Sandbox();
const [first, second] = [new SandboxControl(sandbox), new SandboxControl(sandbox)];
const interceptor = setupServer(...blockbookHandlers(first, ONE), ...blockbookHandlers(second, TWO));
beforeAll(() => {
  if (!('WebSocket' in globalThis)) vi.stubGlobal('WebSocket', NodeWebSocket);
  interceptor.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => {
  for (const control of [first, second]) control.dropWebSocket();
  interceptor.close();
  vi.unstubAllGlobals();
});

const open = (baseUrls: readonly string[], options: Pick<BlockbookOptions, 'WebSocket'> = {}) =>
  createBlockbook({
    network: 'regtest',
    baseUrls,
    clock: createFastClock(FASTER),
    timeoutMs: 600_000,
    ...options,
  });

describe('a server that stops', () => {
  const ways = [
    ['by requests', { WebSocket: null }],
    ['by its socket', {}],
  ] as const;

  it.each(ways)(
    'is left for another one, asked %s, which is handed what is sent, once',
    async (_name, way) => {
      const coin = sandbox.faucet(ALICE, doge('5'));
      const chain = open([ONE, TWO], way);
      expect((await chain.unspent(ALICE)).some(({ txid }) => txid === coin.txid)).toBe(true);
      first.down('stopping');
      const script = testKey(2).script;
      const spend = signTransaction({ inputs: [coin], outputs: [{ script, value: doge('4') }] }, testKey(1));
      expect(await chain.broadcast(spend.toHex())).toEqual({ kind: 'accepted', txid: spend.getId() });
      expect(sandbox.mempool.has(spend.getId())).toBe(true);
      second.letIndexCatchUp();
      expect((await chain.unspent(ALICE)).some(({ txid }) => txid === coin.txid)).toBe(false);
      sandbox.mine();
      first.down(null);
    },
  );

  it('says no more than that nothing answers where it is alone', async () => {
    first.down('stopping');
    const chain = open([ONE], { WebSocket: null });
    await expect(chain.unspent(ALICE)).rejects.toMatchObject({ kind: 'offline' });
    await expect(chain.broadcast('02000000ab')).rejects.toMatchObject({ kind: 'offline' });
    first.down(null);
  });
});

describe('large transactions of strangers that wait', () => {
  const CAROL = testAddress(3);
  let waiting: readonly string[] = [];
  let mined = '';
  beforeAll(() => {
    mined = sandbox.faucet(CAROL, doge('7')).txid;
    waiting = first.largeWaiting(CAROL, 3);
    first.letIndexCatchUp();
  }, 120_000);

  const ways = [
    ['by requests', { WebSocket: null }, false],
    ['by its socket', {}, false],
    ['by its socket, where no request is answered', {}, true],
  ] as const;

  it.each(ways)('leave a history readable: %s', { timeout: 120_000 }, async (_name, way, isClosed) => {
    first.closeToPages(isClosed);
    const { transactions, next } = await open([ONE], way).history(CAROL, 0);
    expect(new Set(transactions.map(({ txid }) => txid))).toEqual(new Set([...waiting, mined]));
    expect(next).toBeNull();
  });
});
