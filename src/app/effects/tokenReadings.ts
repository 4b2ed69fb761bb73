/** When the indexes of tokens are asked: while somebody looks, and again whenever something may have moved. */
import { compareStructural, reaction } from 'mobx';
import { lastValue } from '../../domain/loadable.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/createStores.ts';

/** How soon indexes are asked again while one of them is silent or behind the chain, milliseconds. */
const ASK_AGAIN_MS = 30_000;

/** Begins the reactions of tokens. @returns ends them */
export function startTokenReadings(stores: Stores, ports: Ports): () => void {
  const disposers = [forgetTokens(stores), readTokens(stores), askAgain(stores, ports)];
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

/** Read when somebody begins to look, at another address, with each new block, and when a transfer of ours moves on. */
function readTokens(stores: Stores): () => void {
  const { tokens, tx } = stores;
  const seen = () => {
    if (!isOnShow(stores)) return null;
    const tip = lastValue(tx.coins.cache.snapshot)?.tip;
    const steps = tokens.journal.transfers.map(({ id, stage }) => `${id} ${stage}`);
    return { address: tokens.address, tip: tip?.hash ?? null, steps };
  };
  return reaction(
    seen,
    (now) => {
      if (now !== null) void tokens.refresh();
    },
    { name: 'read the tokens', equals: compareStructural, fireImmediately: true },
  );
}

/** An index that is behind or silent catches up without telling. */
function askAgain(stores: Stores, { clock }: Ports): () => void {
  const { tokens } = stores;
  let cancel = () => {};
  const stop = reaction(
    () => ({ isWanted: isOnShow(stores) && !isUpToDate(stores), reports: tokens.portfolio.reports }),
    ({ isWanted }) => {
      cancel();
      cancel = isWanted ? clock.after(ASK_AGAIN_MS, () => void tokens.refresh()) : () => {};
    },
    { name: 'ask the indexes again', equals: compareStructural, fireImmediately: true },
  );
  return () => {
    stop();
    cancel();
  };
}

const isUpToDate = ({ tokens }: Stores): boolean =>
  tokens.portfolio.reports.every((report) => report.status === 'answers' && report.behind === 0);
