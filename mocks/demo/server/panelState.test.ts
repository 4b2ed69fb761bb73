import { describe, expect, it } from 'vitest';
import { SandboxControl } from '../../sandbox/control.ts';
import { askedAddress, type PhonesSeen, panelState } from './panelState.ts';
import { AskedAddresses } from './phoneFacts.ts';

const ADDRESS = 'mkHS9ne12qx9pS9VojpwU5xtRd4T7X7ZUt';

const NOBODY: PhonesSeen = {
  asked: { first: new AskedAddresses(), second: new AskedAddresses() },
  secondOrigin: null,
};

describe('askedAddress', () => {
  it.each([
    [`GET /api/v2/address/${ADDRESS}`, ADDRESS],
    [`GET /api/v2/address/${ADDRESS}?details=txs&page=1`, ADDRESS],
    [`GET /api/v2/utxo/${ADDRESS}`, ADDRESS],
    [`GET /api/v2/tx/${'a'.repeat(64)}`, null],
    [`getAccountInfo {"descriptor":"${ADDRESS}","details":"txs"}`, ADDRESS],
    [`getAccountUtxo {"descriptor":"${ADDRESS}"}`, ADDRESS],
    ['getAccountUtxo {"descriptor":"<script>"}', null],
    ['GET /api/v2/address/', null],
    ['GET /api/v2/address/<script>', null],
  ])('reads %s', (path, address) => {
    expect(askedAddress(path)).toBe(address);
  });
});

describe('panelState', () => {
  it('tells of the tip, of what waits and of the indexer’s mood', () => {
    const control = new SandboxControl();
    const height = control.sandbox.tip.height;
    control.faucet(ADDRESS, 1_000_000_000n, { confirmed: false });
    const state = panelState(control, NOBODY);
    expect(state).toMatchObject({
      height,
      mood: 'normal',
      phones: { first: null, second: null },
      usdRate: 0.2,
      losesNextBroadcast: false,
    });
    expect(state.mempool).toHaveLength(1);
    expect(state.mempool[0]).toMatchObject({ isRelayed: true, fee: expect.stringMatching(/^\d+$/) });
    expect(() => JSON.stringify(state)).not.toThrow();
    control.mine(1);
    expect(panelState(control, NOBODY)).toMatchObject({ height: height + 1, mempool: [] });
  });

  it('tells of the shop: its bill, its mood, and how far its order came', () => {
    const control = new SandboxControl();
    const shop = () => panelState(control, NOBODY).shop;
    expect(shop()).toMatchObject({ mood: 'honest', order: 0, stage: 'open' });
    expect(shop().link).toMatch(/^dogecoin:[mn]\w+\?amount=41\.9395&dc=.+&h=.+/);
    control.shop.mood = 'silent';
    control.shop.takeOrder();
    expect(shop()).toMatchObject({ mood: 'silent', order: 1 });
    control.reset();
    expect(shop()).toMatchObject({ mood: 'honest', order: 0 });
  });

  it('names every mood', () => {
    const control = new SandboxControl();
    const mood = () => panelState(control, NOBODY).mood;
    control.slow(3000);
    expect(mood()).toBe('slow');
    control.wrong({ mode: 'wrong-types' });
    expect(mood()).toBe('wrong');
    control.wrong({ mode: 'lying-values' });
    expect(mood()).toBe('lying');
    control.down();
    expect(mood()).toBe('down');
    control.heal();
    expect(mood()).toBe('normal');
  });

  it('names every mood of each index of tokens', () => {
    const control = new SandboxControl();
    const moods = () => panelState(control, NOBODY).indexMoods;
    control.indexFaults('dogeuni', { down: 'refused' });
    control.indexFaults('dogeuni2', { wrong: 'lying-balance' });
    control.indexFaults('ord', { lag: 3 });
    control.indexFaults('content', { slowMs: 10 });
    expect(moods()).toEqual({ dogeuni: 'down', dogeuni2: 'lying', ord: 'behind', content: 'slow' });
    control.indexFaults('dogeuni', { wrong: 'garbage' });
    expect(moods().dogeuni).toBe('wrong');
    control.heal();
    expect(new Set(Object.values(moods()))).toEqual(new Set(['normal']));
  });

  it('says whether the indexer is limited, what it refused, and whether it has a socket', async () => {
    const control = new SandboxControl({}, { limits: 'blockbook' });
    const request = { method: 'GET', path: '/api/', query: new URLSearchParams(), body: '' };
    for (let at = 0; at < 22; at += 1) await control.gateway.serve(request);
    expect(panelState(control, NOBODY)).toMatchObject({
      isLimited: true,
      rejections: 2,
      blocksWebSocket: false,
    });
    control.limits(null);
    control.forgetUsage();
    control.noWebSocket();
    expect(panelState(control, NOBODY)).toMatchObject({
      isLimited: false,
      rejections: 0,
      blocksWebSocket: true,
    });
  });

  it('says when the next broadcast will be lost', () => {
    const control = new SandboxControl();
    control.broadcastLost('cut');
    expect(panelState(control, NOBODY).losesNextBroadcast).toBe(true);
  });
});
