/** Keeps token transfers going by themselves: after a start, with every block, and whenever the network is back. */
import { compareStructural, reaction } from 'mobx';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/createStores.ts';

/** How often the indexes are asked about what is not settled while nothing else tells, milliseconds. */
const RUN_MS = 30_000;

/** Begins all of it. @returns ends it */
export function continueTokenTransfers(stores: Stores, ports: Ports): () => void {
  const disposers = [
    runInTime(stores, ports),
    runOnChange(stores),
    settleOnReconnect(stores),
    forgetReview(stores),
    knowScripts(stores),
    findScripts(stores),
  ];
  return () => {
    for (const dispose of disposers) dispose();
  };
}

function runInTime({ tokens }: Stores, { clock }: Ports): () => void {
  let cancel = () => {};
  const again = () => {
    cancel = clock.after(RUN_MS, () => {
      if (tokens.journal.unsettled.length > 0) void tokens.runner.run();
      again();
    });
  };
  again();
  return () => cancel();
}

/** A block, or anything that changed with a transaction of a token transfer: its stage follows, and others may leave. */
function runOnChange({ tx, tokens }: Stores): () => void {
  const parts = () =>
    tx.journal.transfers.flatMap(({ tokenPart, txid, stage, confirmations }) =>
      tokenPart ? [`${txid} ${stage} ${Math.min(confirmations, 1)}`] : [],
    );
  const tip = () =>
    tx.coins.cache.snapshot.status === 'ready' ? tx.coins.cache.snapshot.value.tip.height : null;
  return reaction(
    () => (tokens.journal.transfers.length === 0 ? [] : [tip(), ...parts()]),
    () => void tokens.runner.run(),
    { name: 'go on with token transfers', equals: compareStructural, fireImmediately: true },
  );
}

/** The network is back: what was not answered of token transfers is asked again. */
function settleOnReconnect({ tx, tokens }: Stores): () => void {
  return reaction(
    () => tx.coins.cache.connection,
    (now, before) => {
      if (now === 'down' || before !== 'down' || tokens.journal.unsettled.length === 0) return;
      void tx.journal.reconcile().then(tokens.runner.run);
    },
    { name: 'settle when the network is back' },
  );
}

/** What was prepared to be sent from one account is never sent from another, and never outlives the session. */
function forgetReview({ tokens, accounts, session }: Stores): () => void {
  return reaction(
    () => [accounts.current.key, session.isUnlocked] as const,
    () => tokens.flow.cancel(),
    { name: 'forget what was prepared of tokens', equals: compareStructural },
  );
}

/** The scripts that the vault keeps are known while it is open. */
function knowScripts({ tx, session }: Stores): () => void {
  return reaction(
    () => session.isUnlocked,
    (isUnlocked) => {
      if (isUnlocked) void tx.commits.load();
    },
    { name: 'know the scripts of token transfers', fireImmediately: true },
  );
}

/**
 * Payments to scripts, as a restored wallet finds them in its history, are looked at: some are token transfers of ours. Not with each
 * block that only makes them older.
 */
function findScripts({ tx, session }: Stores): () => void {
  const reported = () =>
    tx.history.cache.transactions.map(({ txid, blockHeight }) => `${txid} ${blockHeight}`);
  return reaction(
    // what failed without a network is looked for again with the next connection
    () => (session.isUnlocked ? [tx.coins.cache.connection, ...reported()] : []),
    () => {
      if (tx.from !== null) void tx.commits.find(tx.history.cache.transactions, tx.from);
    },
    { name: 'find scripts of token transfers', equals: compareStructural, fireImmediately: true },
  );
}
