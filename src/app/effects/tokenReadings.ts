/** When the indexes of tokens are asked: while somebody looks, and again whenever something may have moved. */
import { compareShallow, compareStructural, reaction } from 'mobx';
import { isUpToDate } from '../../domain/drc20/judgeIndexes.ts';
import { lastValue } from '../../domain/loadable.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/createStores.ts';

/** Indexes look every 3 s for a new block: sooner than this after it nothing is new, milliseconds. */
const AFTER_BLOCK_MS = 4_000;

/** How soon indexes are asked again while one of them is silent or behind the chain: twice as late each time, milliseconds. */
const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Begins the reactions of tokens. @returns ends them */
export function startTokenReadings(stores: Stores, ports: Ports): () => void {
  const disposers = [forgetTokens(stores), readTokens(stores, ports), askAgain(stores, ports)];
  return () => {
    for (const dispose of disposers) dispose();
  };
}

/** Another address has other tokens. */
function forgetTokens({ tokens }: Stores): () => void {
  return reaction(
    () => tokens.address,
    () => tokens.clearChain(),
    { name: 'forget the tokens of another address' },
  );
}

/** Whether anybody looks at tokens of an address that may be asked about. */
const isOnShow = ({ tokens, session }: Stores): boolean =>
  session.isUnlocked && tokens.hasIndexes && tokens.onlookers > 0 && tokens.address !== null;

/** Read when somebody begins to look, at another address, and when a transfer of ours moves on; and a moment after each block. */
function readTokens(stores: Stores, { clock }: Ports): () => void {
  const { tokens, tx } = stores;
  // each block has its own: one that comes sooner than the indexes look shall not put off what the one before it brought
  const waiting = new Set<() => void>();
  const stopWaiting = () => {
    for (const cancel of waiting) cancel();
    waiting.clear();
  };
  const readLater = () => {
    const cancel = clock.after(AFTER_BLOCK_MS, () => {
      waiting.delete(cancel);
      void tokens.refresh();
    });
    waiting.add(cancel);
  };
  const seen = () => {
    if (!isOnShow(stores)) return null;
    const tip = lastValue(tx.coins.cache.snapshot)?.tip;
    const steps = tokens.journal.transfers.map(({ id, stage }) => `${id} ${stage}`);
    return { address: tokens.address, tip: tip?.hash ?? null, steps };
  };
  const stop = reaction(
    seen,
    (now, before) => {
      const isOnlyBlock =
        now !== null && before?.tip && compareStructural({ ...now, tip: before.tip }, before);
      if (isOnlyBlock) readLater();
      else stopWaiting();
      if (now !== null && !isOnlyBlock) void tokens.refresh();
    },
    { name: 'read the tokens', equals: compareStructural, fireImmediately: true },
  );
  return () => {
    stop();
    stopWaiting();
  };
}

/** An index that is behind or silent catches up without telling: it is asked for as long as somebody looks, ever more rarely. */
function askAgain(stores: Stores, { clock }: Ports): () => void {
  const { tokens } = stores;
  let cancel = () => {};
  let pauses = 0;
  const stop = reaction(
    () => ({ isWanted: isOnShow(stores) && areBehind(stores), state: tokens.portfolio.state }),
    ({ isWanted, state }) => {
      cancel();
      cancel = () => {};
      if (!isWanted) pauses = 0;
      if (!isWanted || state.status === 'loading') return;
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** pauses, LONGEST_PAUSE_MS);
      pauses += 1;
      cancel = clock.after(pauseMs, () => void tokens.refresh());
    },
    { name: 'ask the indexes again', equals: compareShallow, fireImmediately: true },
  );
  return () => {
    stop();
    cancel();
  };
}

const areBehind = ({ tokens }: Stores): boolean =>
  tokens.portfolio.reports.some((report) => report.status === 'silent' || !isUpToDate(report.behind));
