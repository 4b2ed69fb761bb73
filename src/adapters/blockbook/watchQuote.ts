/** Tells prices as they change: by asking again and again. */

import type { Clock } from '../../ports/Clock.ts';
import type { FiatQuote, PriceSource } from '../../ports/PriceSource.ts';

/** What is needed for it. */
export interface QuoteTools {
  readonly clock: Clock;
  /** 0 to 1, for jitter */
  readonly random: () => number;
  readonly quote: PriceSource['quote'];
}

/** How often a price is asked for that nobody pushes. */
export const QUOTE_EVERY_MS = 5 * 60_000;

/** Between four fifths and all of the time: never all clients at once. */
const jittered = (random: () => number): number => QUOTE_EVERY_MS * (0.8 + random() / 5);

/** Tells a price every few minutes until the returned function is called; what cannot be read is not told. */
export function watchQuote(
  { clock, random, quote }: QuoteTools,
  currency: string,
  listener: (quote: FiatQuote) => void,
): () => void {
  const stop = new AbortController();
  let cancel = (): void => undefined;
  const askLater = (): void => {
    cancel = clock.after(jittered(random), async () => {
      const told = await quote(currency, stop.signal).catch(() => null);
      if (stop.signal.aborted) return;
      if (told !== null) listener(told);
      askLater();
    });
  };
  askLater();
  return () => {
    stop.abort();
    cancel();
  };
}
