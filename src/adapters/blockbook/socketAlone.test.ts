// A server whose HTTP answers a cross-origin page can't read: what the socket supports is requested there, and nothing else
// counts.
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { createFastClock } from '../../../mocks/clock/fastClock.ts';
import { createSandboxFixture } from '../../../mocks/fixtures/sandboxFixture.ts';
import { blockbookHandlers } from '../../../mocks/indexer/handlers.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { Fault } from '../../domain/fault.ts';
import type { ChainFixture } from '../../ports/contracts/ChainIndexer.contract.ts';
import { type Blockbook, createBlockbook } from './index.ts';

const BASE = 'https://blockbook.test/doge';
const DOGE = 100_000_000n;
const FASTER = 30;

const control = new SandboxControl();
const interceptor = setupServer(...blockbookHandlers(control, BASE));
beforeAll(() => {
  if (!('WebSocket' in globalThis)) vi.stubGlobal('WebSocket', NodeWebSocket);
  interceptor.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => {
  interceptor.close();
  vi.unstubAllGlobals();
});

let chain: Blockbook;
let fixture: ChainFixture;
beforeEach(() => {
  control.reset();
  control.closeToPages();
  chain = createBlockbook({
    network: 'regtest',
    baseUrls: [BASE],
    clock: createFastClock(FASTER),
    timeoutMs: 600_000,
  });
  fixture = createSandboxFixture({
    control,
    indexer: chain,
    letTimePass: () => undefined,
    close: async () => control.dropWebSocket(),
  });
});
afterEach(() => fixture.close());

const requests = () => chain.usage(BASE)?.requests ?? 0;

describe('a server that answers pages of another origin by its socket alone', () => {
  it('tells of itself, and that requests are not answered', async () => {
    const genesis = control.sandbox.chain.blockAt(0)?.hash;
    const height = control.sandbox.tip.height;
    const chainName = null;
    expect(await chain.probe(BASE)).toMatchObject({
      height,
      genesis,
      chain: chainName,
      hasSocket: true,
      hasRequests: false,
    });
    control.closeToPages(false);
    expect(await chain.probe(BASE)).toMatchObject({ chain: 'regtest', hasSocket: true, hasRequests: true });
  });

  it('is silent where it has no socket either', async () => {
    control.noWebSocket(404);
    await expect(chain.probe(BASE)).rejects.toMatchObject({ kind: 'offline' });
  });

  it('receives and sends over the socket, and requests nothing but its state, once', async () => {
    const address = fixture.newAddress();
    const paid = await fixture.pay(address, 5n * DOGE);
    await fixture.mine(1);
    expect(await chain.unspent(address)).toMatchObject([{ txid: paid, value: 5n * DOGE }]);
    expect((await chain.tip()).height).toBe(control.sandbox.tip.height);
    expect((await chain.rawTransactions([paid], { address })).size).toBe(1);
    expect(await chain.feeEstimates([2, 5])).toHaveLength(2);
    const spend = fixture.sign(await chain.unspent(address), fixture.newAddress(), 1_000_000n);
    expect(await chain.broadcast(spend.rawHex)).toEqual({ kind: 'accepted', txid: spend.txid });
    expect(control.sandbox.mempool.has(spend.txid)).toBe(true);
    expect(requests()).toBe(1);
  });

  it('tells a transaction without what spends it, which requests alone tell', async () => {
    const address = fixture.newAddress();
    const paid = await fixture.pay(address, 5n * DOGE);
    const { outputs } = await chain.transaction(paid, undefined, 'spenders');
    expect(outputs.find((output) => output.address === address)).toMatchObject({
      value: 5n * DOGE,
      spentBy: null,
    });
  });

  it('answers again as soon as it is there again and somebody asks, however long it was away', async () => {
    const { height } = await chain.tip();
    control.noWebSocket(404);
    await fixture.mine(1);
    // away for longer than the backoff grows
    for (let asked = 0; asked < 12; asked += 1)
      await expect(chain.tip()).rejects.toMatchObject({ kind: 'offline' });
    control.noWebSocket(null);
    expect((await chain.tip()).height).toBe(height + 1);
  });

  it('counts again soon after its node is back, however often it was asked meanwhile', async () => {
    const address = fixture.newAddress();
    const paid = await fixture.pay(address, 5n * DOGE);
    control.loseNode();
    await expect(chain.unspent(address)).rejects.toBeInstanceOf(Fault);
    control.loseNode(null);
    const coins = await vi.waitFor(() => chain.unspent(address), { timeout: 10_000, interval: 20 });
    expect(coins).toMatchObject([{ txid: paid }]);
  });

  it('is asked about more addresses than one socket takes, over another', async () => {
    const addresses = Array.from({ length: 90 }, () => fixture.newAddress());
    const found = await Promise.all(addresses.map((address) => chain.balance(address)));
    expect(found).toHaveLength(90);
    expect(requests()).toBeLessThanOrEqual(10);
  });
});
