/** Reports prices as they change: pushed, or polled every few minutes if they aren't. */

import type { Clock } from '../../../ports/Clock.ts';
import type { FiatQuote, PriceSource } from '../../../ports/PriceSource.ts';

export interface QuoteTools {
  readonly clock: Clock;
  /** 0 to 1, for jitter */
  readonly random: () => number;
  readonly quote: PriceSource['quote'];
  readonly watchPushed: PriceSource['watchQuote'];
}

/** How often to ask for a price when none is pushed. Servers update at most every 15 minutes. */
export const QUOTE_EVERY_MS = 5 * 60_000;
/** After this long without a push the price is polled even if prices are pushed. */
const PUSHED_EVERY_MS = 20 * 60_000;

/** Reports each price until the returned function is called; failed requests are skipped. */
export function watchQuote(
  { clock, random, quote, watchPushed }: QuoteTools,
  currency: string,
  listener: (quote: FiatQuote) => void,
): () => void {
  const stop = new AbortController();
  let pushedAtMs: number | null = null;
  let cancel = (): void => undefined;
  const isPushed = (): boolean => pushedAtMs !== null && clock.nowMs() - pushedAtMs < PUSHED_EVERY_MS;
  const ask = async (): Promise<void> => {
    const reported = isPushed() ? null : await quote(currency, stop.signal).catch(() => null);
    if (stop.signal.aborted) return;
    if (reported !== null) listener(reported);
    askLater();
  };
  // between 80 and 100 % of the time, so that clients don't ask all at once
  const askLater = (): void => {
    cancel = clock.after(QUOTE_EVERY_MS * (0.8 + random() / 5), () => void ask());
  };
  const stopPushed = watchPushed(currency, (pushed) => {
    pushedAtMs = clock.nowMs();
    listener(pushed);
  });
  askLater();
  return () => {
    stop.abort();
    cancel();
    stopPushed();
  };
}
