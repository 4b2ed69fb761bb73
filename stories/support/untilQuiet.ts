// Waits until the stores are idle: news of the chain may arrive at any time, and each starts a refresh. Toasts disappear by
// themselves, so that a picture never depends on how long ago they appeared.
import type { Stores } from '../../src/stores/createStores.ts';

/** For slow machines, milliseconds. */
const LIMIT_MS = 15_000;

/** How long nothing may change, milliseconds. */
const QUIET_MS = 150;

const CHECK_EVERY_MS = 15;

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether lists and pages of tokens are being read. */
function isReadingTokens({ portfolio, lists, onlookers, hasIndexes }: Stores['tokens']): boolean {
  const listed = [lists.nfts, lists.files, lists.activities, lists.page.activities];
  const single = [lists.page.info, lists.search.found, lists.opened?.state];
  const states = [portfolio.state, ...listed.map(({ pages }) => pages), ...single];
  const isAwaited = hasIndexes && portfolio.state.status === 'idle';
  const isComing = onlookers > 0 && isAwaited;
  return isComing || states.some((state) => state?.status === 'loading');
}

/** A toast is still drawn for a while after the store removed it: it fades out. */
const hasToasts = ({ toasts }: Stores['ui']): boolean =>
  toasts.length > 0 || document.querySelector('[data-toast]') !== null;

function isBusy({ isCold, tx, ui, tokens }: Stores): boolean {
  const [coins, history, preparation] = [tx.coins.cache, tx.history.cache, tx.flow.state];
  const states = [coins.snapshot, history.pages, history.opened];
  const isReading = !isCold && states.some(({ status }) => status === 'loading');
  const isSending = preparation.status === 'preparing' || preparation.status === 'sending';
  const isConnecting = !isCold && tx.from !== null && coins.connection !== 'live';
  return isReading || isReadingTokens(tokens) || isSending || isConnecting || hasToasts(ui);
}

/** @throws {Error} when the stores don't become idle */
export async function untilQuiet(stores: Stores): Promise<void> {
  const began = performance.now();
  let busyAt = began;
  for (let now = began; now - busyAt < QUIET_MS; now = performance.now()) {
    if (isBusy(stores)) busyAt = now;
    if (now - began > LIMIT_MS) throw new Error('the stores do not come to rest');
    await rest(CHECK_EVERY_MS);
  }
}
