/** The price is requested once, and followed while the wallet is open. */
import { runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { startReactions } from '../../../mocks/stores/openedStores.ts';
import type { FiatQuote } from '../../ports/PriceSource.ts';

let stop = () => {};
afterEach(() => stop());

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('is asked for once in each currency, pushed from then on, and left alone when the wallet is locked', async () => {
  const asked: string[] = [];
  const listeners = new Map<string, (quote: FiatQuote) => void>();
  const quoteOf = (currency: string, price: number): FiatQuote => ({ currency, price, atMs: 0 }) as never;
  const app = createFakeApp({
    prices: {
      quote: async (currency) => {
        asked.push(currency);
        return quoteOf(currency, 1);
      },
      watchQuote: (currency, listener) => {
        listeners.set(currency, listener);
        return () => void listeners.delete(currency);
      },
    },
  });
  const { accounts, preferences, session } = app.stores;
  stop = startReactions(app.stores, app.ports);
  expect([...listeners.keys()]).toEqual([]);
  runInAction(() => {
    session.sessionId = 'open' as never;
  });
  await settle();
  const { currency } = preferences;
  expect(asked).toEqual([currency]);
  listeners.get(currency)?.(quoteOf(currency, 2));
  expect(accounts.price.quote).toMatchObject({ price: 2 });
  app.clock.advance(15 * 60_000);
  expect(asked).toEqual([currency]);
  const stale = listeners.get(currency);
  preferences.setCurrency('eur');
  await settle();
  expect(asked).toEqual([currency, 'eur']);
  expect([...listeners.keys()]).toEqual(['eur']);
  stale?.(quoteOf(currency, 3));
  expect(accounts.price.quote).toMatchObject({ currency: 'eur', price: 1 });
  runInAction(() => {
    session.sessionId = '' as never;
  });
  expect([...listeners.keys()]).toEqual([]);
});
