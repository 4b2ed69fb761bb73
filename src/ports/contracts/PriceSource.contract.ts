/** The contract of every PriceSource. Each adapter and each fake runs this suite. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceSource } from '../PriceSource.ts';

/** A price source and the market behind it. */
export interface PriceFixture {
  readonly source: PriceSource;
  /** US dollars for one DOGE; null for unknown */
  setUsd(rate: number | null): void;
  /** advances time until a polling source has polled again */
  letTimePass(): void;
  close(): Promise<void>;
}

/** @param makeFixture - called for each case */
export function priceSourceContract(name: string, makeFixture: () => Promise<PriceFixture>): void {
  describe(`${name} as a PriceSource`, () => {
    let fixture: PriceFixture;
    beforeEach(async () => {
      fixture = await makeFixture();
    });
    afterEach(() => fixture.close());

    it.each([
      [0.2, 200_000n],
      [0.123456, 123_456n],
      [0.1234564, 123_456n],
      [0.1234566, 123_457n],
      [0.000001, 1n],
      [7914.5, 7_914_500_000n],
    ])('quotes %d dollars as %s millionths', async (rate, microsPerDoge) => {
      fixture.setUsd(rate);
      expect(await fixture.source.quote('usd')).toMatchObject({ currency: 'usd', microsPerDoge });
    });

    it('says when the price was taken', async () => {
      fixture.setUsd(0.2);
      expect((await fixture.source.quote('usd'))?.atMs).toBeGreaterThan(Date.UTC(2013, 11, 6));
    });

    it('does not know a price that nobody tells, and never calls it zero', async () => {
      fixture.setUsd(null);
      expect(await fixture.source.quote('usd')).toBeNull();
      fixture.setUsd(0);
      expect(await fixture.source.quote('usd')).toBeNull();
    });

    it('does not know a currency that nobody quotes', async () => {
      expect(await fixture.source.quote('xyz')).toBeNull();
    });

    it('refuses what is no currency, which is a programming error', async () => {
      await expect(fixture.source.quote('../status')).rejects.toThrow(RangeError);
    });

    it('quotes what a DOGE cost at each of many times, in their order', async () => {
      fixture.setUsd(0.2);
      const newestMs = (await fixture.source.quote('usd'))?.atMs ?? 0;
      const timesMs = Array.from({ length: 120 }, (_, hours) => newestMs - hours * 3_600_000);
      const quotes = await fixture.source.quoteAt('usd', timesMs);
      expect(quotes.map((quote) => quote?.microsPerDoge)).toEqual(timesMs.map(() => 200_000n));
      const offsets = quotes.map((quote, at) => Math.abs((quote?.atMs ?? 0) - (timesMs[at] ?? 0)));
      expect(Math.max(...offsets)).toBeLessThan(2 * 86_400_000);
    });

    it('does not know the price of a time that nobody quotes, and never calls it zero', async () => {
      fixture.setUsd(0.2);
      const newestMs = (await fixture.source.quote('usd'))?.atMs ?? 0;
      expect(await fixture.source.quoteAt('usd', [newestMs + 10 * 86_400_000, newestMs])).toEqual([
        null,
        expect.objectContaining({ microsPerDoge: 200_000n }),
      ]);
      fixture.setUsd(null);
      expect(await fixture.source.quoteAt('usd', [newestMs])).toEqual([null]);
      expect(await fixture.source.quoteAt('usd', [])).toEqual([]);
    });

    it('tells nothing at once, nor to whom has stopped listening', async () => {
      const heard: unknown[] = [];
      const stop = fixture.source.watchQuote('usd', (quote) => heard.push(quote));
      await fixture.source.quote('usd');
      stop();
      fixture.letTimePass();
      await fixture.source.quote('usd');
      expect(heard).toEqual([]);
    });

    it('tells a price that changed', async () => {
      const heard: unknown[] = [];
      const stop = fixture.source.watchQuote('usd', (quote) => heard.push(quote));
      await fixture.source.quote('usd');
      fixture.setUsd(0.25);
      await vi.waitUntil(() => {
        fixture.letTimePass();
        return heard.length > 0;
      });
      expect(heard.at(-1)).toMatchObject({ currency: 'usd', microsPerDoge: 250_000n });
      stop();
    });

    it('gives a caller that gave up its own reason', async () => {
      const reason = new Error('left the screen');
      await expect(fixture.source.quote('usd', AbortSignal.abort(reason))).rejects.toBe(reason);
      await expect(fixture.source.quoteAt('usd', [0], AbortSignal.abort(reason))).rejects.toBe(reason);
    });
  });
}
