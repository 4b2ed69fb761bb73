/** Tells prices as they change: as they are pushed, and by asking every few minutes where they are not. */

import type { Clock } from '../../../ports/Clock.ts';
import type { FiatQuote, PriceSource } from '../../../ports/PriceSource.ts';

/** What is needed for it. */
export interface QuoteTools {
  readonly clock: Clock;
  /** 0 to 1, for jitter */
  readonly random: () => number;
  readonly quote: PriceSource['quote'];
  readonly watchPushed: PriceSource['watchQuote'];
}

/** How often a price is asked for that nobody pushed in the meantime. Servers take new ones every fifteen minutes at most. */
export const QUOTE_EVERY_MS = 5 * 60_000;
/** After so long without a push it is asked for even where prices are pushed. */
const PUSHED_EVERY_MS = 20 * 60_000;

/** Tells each price until the returned function is called; what cannot be read is not told. */
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
  // between four fifths and all of the time: never all clients at once
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
