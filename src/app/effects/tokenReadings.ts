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
  let cancel = () => {};
  const seen = () => {
    if (!isOnShow(stores)) return null;
    const tip = lastValue(tx.coins.cache.snapshot)?.tip;
    const steps = tokens.journal.transfers.map(({ id, stage }) => `${id} ${stage}`);
    return { address: tokens.address, tip: tip?.hash ?? null, steps };
  };
  const stop = reaction(
    seen,
    (now, before) => {
      cancel();
      cancel = () => {};
      if (now === null) return;
      const isOnlyBlock = before?.tip != null && compareStructural({ ...now, tip: before.tip }, before);
      if (isOnlyBlock) cancel = clock.after(AFTER_BLOCK_MS, () => void tokens.refresh());
      else void tokens.refresh();
    },
    { name: 'read the tokens', equals: compareStructural, fireImmediately: true },
  );
  return () => {
    stop();
    cancel();
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
