// The servers of a network: checked, added after verification, and used at once.
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import type { IndexHeight } from '../../domain/drc20/Token.ts';
import { Fault } from '../../domain/fault.ts';
import type { IndexerReport, IndexerUsage } from '../../ports/Indexers.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';
import type { TokenIndexer } from '../../ports/TokenIndexer.ts';
import { NetworkStore, readServers } from './NetworkStore.ts';

const GOOD: IndexerReport = {
  height: 100,
  coin: 'Dogecoin Regtest',
  chain: 'regtest',
  genesis: 'ab',
  latencyMs: 5,
  hasSocket: true,
  hasRequests: true,
  nodeHeight: null,
};
const USAGE: IndexerUsage = {
  messages: 12,
  requests: 0,
  answered: 12,
  rejected: 0,
  bytes: 4_096,
  floods: 0,
  requestsPerMinute: 20,
  pausedUntilMs: null,
};
const BUILT = ['https://one.test', 'https://two.test'];

function setUp(reports: Readonly<Record<string, IndexerReport>>) {
  const used: string[][] = [];
  let asked = 0;
  const probe = async (url: string) => {
    const report = reports[url];
    if (url === 'https://lost.test') throw new Fault('no-node', 'connection refused');
    if (url === 'https://starting.test') throw new Fault('not-ready', 'Service unavailable');
    if (report === undefined) throw new Fault('offline', 'nothing there');
    return report;
  };
  const usage = (url: string): IndexerUsage | null => {
    if (reports[url] === undefined) return null;
    asked += 1;
    return { ...USAGE, requests: asked };
  };
  const { stores } = createFakeApp({
    indexers: { built: BUILT, use: (urls) => void used.push([...urls]), probe, usage },
  });
  return { network: stores.network, used };
}

const ALL = { 'https://one.test': GOOD, 'https://two.test': { ...GOOD, height: 97, latencyMs: 900 } };

describe('the servers of tokens and inscriptions', () => {
  const index = (name: string, height: () => Promise<IndexHeight>) =>
    ({ name, height }) as Partial<TokenIndexer> as TokenIndexer;
  const { ports } = createFakeApp();
  const store = new NetworkStore({
    ...ports,
    tokens: [
      index('one.test', async () => ({ indexed: 98, chain: 100 })),
      index('two.test', () => Promise.reject(new Fault('offline', 'nothing there'))),
    ],
    inscriptions: {
      name: 'ord.test',
      height: async () => 100,
      keepsDunes: async () => false,
    } as Partial<InscriptionIndexer> as InscriptionIndexer,
    contents: { name: 'ipfs.test', load: () => Promise.reject(new Fault('offline', 'nothing there')) },
  });

  it('are asked how far they are, and the gateway for nothing', async () => {
    expect(store.indexes).toBeNull();
    await store.checkIndexes();
    expect(store.indexes).toMatchObject([
      { kind: 'tokens', name: 'one.test', health: { status: 'answers', height: 98, chain: 100 } },
      { kind: 'tokens', name: 'two.test', health: { status: 'silent', fault: { kind: 'offline' } } },
      { kind: 'inscriptions', name: 'ord.test', health: { status: 'answers', height: 100, chain: null } },
      { kind: 'contents', name: 'ipfs.test', health: { status: 'heightless' } },
    ]);
  });
});

describe('the servers', () => {
  it('are asked how they do, and compared with the best', async () => {
    const { network } = setUp({ 'https://one.test': GOOD });
    await network.checkAll();
    expect(network.health['https://one.test']).toEqual({
      status: 'answers',
      height: 100,
      latencyMs: 5,
      hasSocket: true,
      hasRequests: true,
    });
    expect(network.health['https://two.test']).toMatchObject({
      status: 'silent',
      fault: { kind: 'offline' },
    });
    expect(network.bestHeight).toBe(100);
  });

  it('tell what they were asked, and are tested one by one', async () => {
    const { network } = setUp({ 'https://one.test': GOOD });
    await network.checkAll();
    expect(network.usage['https://two.test']).toBeNull();
    const before = network.usage['https://one.test'];
    expect(before).toMatchObject({ messages: 12, rejected: 0, bytes: 4_096 });
    const testing = network.test('https://one.test');
    expect(network.health['https://one.test']).toEqual({ status: 'asking' });
    await testing;
    expect(network.health['https://one.test']?.status).toBe('answers');
    expect(network.usage['https://one.test']?.requests).toBeGreaterThan(before?.requests ?? 0);
    await network.test('https://stranger.test');
    expect(network.health['https://stranger.test']).toBeUndefined();
  });

  it('say so when they follow another chain', async () => {
    const { network } = setUp({ ...ALL, 'https://two.test': { ...GOOD, chain: 'main' } });
    await network.checkAll();
    expect(network.health['https://two.test']).toMatchObject({ status: 'wrong' });
  });

  it('grow by one that was checked', async () => {
    const { network, used } = setUp({ ...ALL, 'https://mine.test': { ...GOOD, height: 99 } });
    await network.checkAll();
    expect(await network.add('mine.test')).toBe(true);
    expect(network.servers).toEqual([...BUILT, 'https://mine.test']);
    expect(network.adding).toEqual({ status: 'idle' });
    network.apply();
    expect(used).toEqual([[...BUILT, 'https://mine.test']]);
  });

  it.each([
    ['http://mine.test', 'not-https'],
    ['https://one.test', 'listed'],
    ['silent.test', 'no-answer'],
    ['main.test', 'other-chain'],
    ['late.test', 'far-behind'],
    ['reading.test', 'far-behind'],
    ['lost.test', 'no-answer', 'no-node'],
    ['starting.test', 'no-answer', 'not-ready'],
  ])('do not grow by %s', async (text, kind, fault = '') => {
    const { network } = setUp({
      ...ALL,
      'https://main.test': { ...GOOD, chain: 'main' },
      'https://late.test': { ...GOOD, height: 1 },
      'https://reading.test': { ...GOOD, nodeHeight: 5_000 },
    });
    await network.checkAll();
    expect(await network.add(text)).toBe(false);
    expect(network.adding).toMatchObject({ status: 'rejected', problem: { kind } });
    if (fault !== '') expect(network.adding).toMatchObject({ problem: { fault: { kind: fault } } });
    expect(network.own).toBeNull();
    network.clearAdding();
    expect(network.adding).toEqual({ status: 'idle' });
  });

  it('can be put in order, taken off but for the last, and put back', () => {
    const { network } = setUp({});
    network.prefer('https://two.test');
    expect(network.servers).toEqual(['https://two.test', 'https://one.test']);
    network.remove('https://two.test');
    network.remove('https://one.test');
    expect(network.servers).toEqual(['https://one.test']);
    network.useBuilt();
    expect(network.servers).toEqual(BUILT);
  });

  it('are the built ones where what was kept is no list', () => {
    expect([readServers([]), readServers([1]), readServers('x'), readServers(['https://a.test'])]).toEqual([
      null,
      null,
      null,
      ['https://a.test'],
    ]);
  });
});
