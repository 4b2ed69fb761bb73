/** Adapters loaded with the first request: slow, failing once, and no less careful for it. */
import { describe, expect, it, vi } from 'vitest';
import type { DogeAddress } from '../domain/address/DogeAddress.ts';
import { Fault } from '../domain/fault.ts';
import type { ChainIndexer, IndexedCoin } from '../ports/ChainIndexer.ts';
import type { ContentGateway } from '../ports/ContentGateway.ts';
import type { InscriptionIndexer } from '../ports/InscriptionIndexer.ts';
import type { TokenIndexer } from '../ports/TokenIndexer.ts';
import { judgeCoins } from '../stores/chain/readCoins.ts';
import { lazyContents, lazyInscriptions, lazyTokens } from './lazyIndexes.ts';

const HOLDER = 'nHolder' as DogeAddress;
const SPEC = { offset: 0, limit: 20 };

/** An adapter that answers each request with its arguments. */
const echo = <Port extends object>(): Port =>
  new Proxy({} as Port, {
    get: (_, question) =>
      question === 'then' ? undefined : async (...given: unknown[]) => [question, ...given],
  });

/** Fails to load the first time. */
function failingOnce<Port>(port: Port) {
  let isBroken = true;
  return vi.fn(async () => {
    if (!isBroken) return port;
    isBroken = false;
    throw new Fault('offline', 'a part did not load');
  });
}

describe('a deferred index of tokens', () => {
  it('has its name at once, and loads with the first question only', async () => {
    const load = vi.fn(async () => echo<TokenIndexer>());
    const index = lazyTokens('a.test', load);
    expect(index.name).toBe('a.test');
    expect(load).not.toHaveBeenCalled();
    await Promise.all([index.height(), index.balances(HOLDER), index.popular()]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('hands every question on with all that was said', async () => {
    const index = lazyTokens('a.test', async () => echo<TokenIndexer>());
    const { signal } = new AbortController();
    const questions = Object.entries(index).filter(([name]) => name !== 'name');
    expect(questions).toHaveLength(13);
    for (const [name, ask] of questions)
      expect(await ask(HOLDER, SPEC, signal), name).toEqual([name, HOLDER, SPEC, signal]);
  });

  it('tells whoever asked that it did not load, and tries again for the next', async () => {
    const load = failingOnce(echo<TokenIndexer>());
    const index = lazyTokens('a.test', load);
    await expect(index.height()).rejects.toThrow('a part did not load');
    expect(await index.height()).toEqual(['height']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a deferred index of inscriptions', () => {
  const COIN = {
    txid: 'ab',
    vout: 0,
    value: 5n,
    address: HOLDER,
    confirmations: 9,
  } as unknown as IndexedCoin;
  const chain = { tip: async () => ({ height: 100, hash: 'cd' }) } as unknown as ChainIndexer;
  const ord = {
    carriers: async () => ({ height: 100, carriers: new Set(), dunes: new Set(), unknown: new Set() }),
  } as unknown as InscriptionIndexer;

  it('hands every question on with all that was said', async () => {
    const index = lazyInscriptions('ord.test', async () => echo<InscriptionIndexer>());
    expect(index.name).toBe('ord.test');
    expect(await index.carriers([])).toEqual(['carriers', []]);
    expect(await index.balances(HOLDER)).toEqual(['balances', HOLDER]);
    expect(await index.inscriptions(HOLDER, SPEC as never)).toEqual(['inscriptions', HOLDER, SPEC]);
    expect(await index.height()).toEqual(['height']);
    expect(await index.keepsDunes()).toEqual(['keepsDunes']);
  });

  it('leaves coins protected until it has loaded', async () => {
    const inscriptions = lazyInscriptions('ord.test', failingOnce(ord));
    const before = await judgeCoins({ chain, inscriptions }, [COIN]);
    expect(before[0]?.inscription).toBe('unknown');
    const after = await judgeCoins({ chain, inscriptions }, [COIN]);
    expect(after[0]?.inscription).toBe('none');
  });

  it('judges no coin before it is here, however long that takes', async () => {
    let arrive: (index: InscriptionIndexer) => void = () => {};
    const slow = new Promise<InscriptionIndexer>((resolve) => {
      arrive = resolve;
    });
    const judged = vi.fn();
    const inscriptions = lazyInscriptions('ord.test', () => slow);
    const judging = judgeCoins({ chain, inscriptions }, [COIN]).then(judged);
    await Promise.resolve();
    expect(judged).not.toHaveBeenCalled();
    arrive(ord);
    await judging;
    expect(judged).toHaveBeenCalledWith([expect.objectContaining({ inscription: 'none' })]);
  });
});

describe('a deferred gateway to contents', () => {
  it('has its name at once, and is loaded again after a failure', async () => {
    const load = failingOnce(echo<ContentGateway>());
    const gateway = lazyContents('ipfs.test', load);
    expect([gateway.name, load.mock.calls.length]).toEqual(['ipfs.test', 0]);
    await expect(gateway.load('cid')).rejects.toThrow('a part did not load');
    expect(await gateway.load('cid')).toEqual(['load', 'cid']);
  });
});
