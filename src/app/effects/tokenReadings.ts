/** When token indexes are queried: while their data are displayed, and whenever something may have moved. */
import { compareShallow, compareStructural, reaction } from 'mobx';
import { isUpToDate } from '../../domain/drc20/judgeIndexes.ts';
import { lastValue } from '../../domain/loadable.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/createStores.ts';

/** Indexes poll for a new block every 3 s: there is nothing new earlier than this after a block, milliseconds. */
const AFTER_BLOCK_MS = 4_000;

/** Polling delay while an index is silent or behind: doubled each time, milliseconds. */
const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Starts the reactions for tokens. @returns stops them */
export function startTokenReadings(stores: Stores, ports: Ports): () => void {
  const disposers = [forgetTokens(stores), readTokens(stores, ports), askAgain(stores, ports)];
  return () => {
    for (const dispose of disposers) dispose();
  };
}

function forgetTokens({ tokens }: Stores): () => void {
  return reaction(
    () => tokens.address,
    () => tokens.clearChain(),
    { name: 'forget the tokens of another address' },
  );
}

/** Whether tokens of an address are displayed and may be queried. */
const isOnShow = ({ tokens, session }: Stores): boolean =>
  session.isUnlocked && tokens.hasIndexes && tokens.onlookers > 0 && tokens.address !== null;

/** Reads when tokens are first displayed, at another address, and when a transfer of ours progresses; and shortly after each block. */
function readTokens(stores: Stores, { clock }: Ports): () => void {
  const { tokens, tx } = stores;
  // one timer per block: a block that follows quickly must not delay the reading for the previous one
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

/** An index that is behind or silent sends no report when it recovers: it is polled while tokens are displayed, less and less often. */
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
