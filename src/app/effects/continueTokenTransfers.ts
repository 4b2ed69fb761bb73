/** Continues token transfers automatically: after a start, with every block, and whenever the network is back. */
import { compareStructural, reaction } from 'mobx';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/createStores.ts';

/** Polling interval of the indexes for unsettled transfers, milliseconds. */
const RUN_MS = 30_000;

/** @returns stops everything */
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

/** A new block, or a changed transaction of a token transfer: stages are updated, and further transactions may be sent. */
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

/** The network is back: open requests about token transfers are repeated. */
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

/** What was prepared for one account is never sent from another, and does not outlive the session. */
function forgetReview({ tokens, accounts, session }: Stores): () => void {
  return reaction(
    () => [accounts.current.key, session.isUnlocked] as const,
    () => tokens.flow.cancel(),
    { name: 'forget what was prepared of tokens', equals: compareStructural },
  );
}

/** Loads the vault's scripts while it is unlocked. */
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
 * Examines payments to scripts, as in the history of a restored wallet: some are token transfers of ours. Not after blocks that only add
 * confirmations.
 */
function findScripts({ tx, session }: Stores): () => void {
  const reported = () =>
    tx.history.cache.transactions.map(({ txid, blockHeight }) => `${txid} ${blockHeight}`);
  return reaction(
    // retried with the next connection if it failed without a network
    () => (session.isUnlocked ? [tx.coins.cache.connection, ...reported()] : []),
    () => {
      if (tx.from !== null) void tx.commits.find(tx.history.cache.transactions, tx.from);
    },
    { name: 'find scripts of token transfers', equals: compareStructural, fireImmediately: true },
  );
}
