/** Coins follow from the first page of the history, or are read again where they don't. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createCountingChain, paymentId } from '../../../mocks/fixtures/countingChain.ts';
import type { ChainIndexer, HistoryPage } from '../../ports/ChainIndexer.ts';
import type { InscriptionIndexer } from '../../ports/InscriptionIndexer.ts';
import { ChainNews } from './ChainNews.ts';
import { CoinCache } from './CoinCache.ts';
import { HistoryCache } from './HistoryCache.ts';

const OWN = testAddress(1);

/** An account with one payment, already read. */
async function open(inscriptions: InscriptionIndexer | null = null) {
  const fixture = createCountingChain(OWN);
  fixture.payments = [{ id: paymentId(1), height: 90 }];
  const chain = fixture.chain as ChainIndexer;
  const clock = createManualClock();
  const cache = new CoinCache(chain, inscriptions, clock);
  const history = new HistoryCache(chain, clock);
  const { refresh, follow } = cache;
  const news = new ChainNews({ chain, coins: { cache, refresh, follow }, history });
  await news.readAll(OWN);
  /** @returns how often this read the coins */
  const read = async () => {
    const before = fixture.asked.unspent ?? 0;
    await news.readNews(OWN);
    return (fixture.asked.unspent ?? 0) - before;
  };
  return { fixture, cache, read };
}

const idsOf = ({ coins }: CoinCache) => coins.map(({ txid }) => txid);

describe('coins', () => {
  it('follow from a payment that came', async () => {
    const { fixture, cache, read } = await open();
    fixture.payments = [{ id: paymentId(2), height: null }, ...fixture.payments];
    expect(await read()).toBe(0);
    expect(idsOf(cache)).toEqual([paymentId(2), paymentId(1)]);
  });

  it('are read where a payment was replaced', async () => {
    const { fixture, cache, read } = await open();
    const [first] = fixture.payments;
    fixture.payments = [{ id: paymentId(2), height: null }, ...(first ? [first] : [])];
    await read();
    fixture.payments = [{ id: paymentId(3), height: null }, ...(first ? [first] : [])];
    expect(await read()).toBe(1);
    expect(idsOf(cache)).toEqual([paymentId(3), paymentId(1)]);
  });

  it('are read where a server tells of a payment that its own balance does not hold', async () => {
    const { fixture, cache, read } = await open();
    const honest = fixture.payments;
    const before = await fixture.chain.history?.(OWN, 0);
    fixture.payments = [{ id: paymentId(2), height: null }, ...honest];
    const after = await fixture.chain.history?.(OWN, 0);
    fixture.payments = honest;
    fixture.reportedHistory = {
      ...after,
      account: { ...after?.account, total: before?.account?.total },
    } as HistoryPage;
    expect(await read()).toBe(1);
    expect(idsOf(cache)).toEqual([paymentId(1)]);
  });

  it('are read while an index is still to be asked about one', async () => {
    const silent = { height: async () => 1, carriers: () => Promise.reject(new Error('silent')) };
    const { fixture, read } = await open(silent as Partial<InscriptionIndexer> as InscriptionIndexer);
    fixture.payments = [{ id: paymentId(2), height: null }, ...fixture.payments];
    expect(await read()).toBe(1);
  });
});
