/** Reactions that run once a wallet's stores are loaded, named, and disposed together. */
import { compareStructural, reaction } from 'mobx';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/Stores.ts';
import { prefetch } from '../prefetch.ts';
import { followChain } from './chainReadings.ts';
import { continueTokenTransfers } from './continueTokenTransfers.ts';
import { followOrigins } from './followOrigins.ts';
import { keepFrozen } from './keepFrozen.ts';
import { forgetWithSession } from './lockReactions.ts';
import { notifyPayments } from './notifyPayments.ts';
import { followServers } from './preferenceReactions.ts';
import { provePayments } from './provePayments.ts';
import { startTokenReadings } from './tokenReadings.ts';

/** Polling interval for unsettled transfers without reports, milliseconds. */
const RECONCILE_MS = 30_000;

/** @returns stops them */
export function startWalletReactions(stores: Stores, ports: Ports): () => void {
  const disposers = [
    leaveAccount(stores),
    forgetDrafts(stores),
    keepFrozen(stores, ports),
    ...(ports.isCold ? [] : startReadings(stores, ports)),
    forgetWithSession(stores),
  ];
  return () => {
    for (const dispose of disposers) dispose();
  };
}

/** Everything that contacts servers automatically. */
const startReadings = (stores: Stores, ports: Ports): readonly (() => void)[] => [
  followChain(stores, ports),
  rememberBalance(stores),
  settleTransfers(stores, ports),
  readPrice(stores, ports),
  followServers(stores),
  wakeUp(stores, ports),
  continueTokenTransfers(stores, ports),
  provePayments(stores),
  prefetch(stores, ports),
  followOrigins(stores),
  startTokenReadings(stores, ports),
  notifyPayments(stores, ports),
];

/** What was prepared for one account is never sent from another, not even from one with the same address. */
function leaveAccount({ tx, accounts }: Stores): () => void {
  return reaction(
    () => accounts.current.key,
    (_now, before) => {
      if (before !== '') tx.leave();
    },
    { name: 'leave the account that was on show' },
  );
}

/** Removes the drafts of deleted accounts. */
function forgetDrafts({ tx, tokens, keyrings }: Stores): () => void {
  return reaction(
    () => keyrings.keyrings.flatMap(({ accounts }) => accounts.map(({ key }) => key)),
    (keys) => {
      const there = new Set(keys);
      tx.drafts.keepOnly(there);
      tokens.drafts.keepOnly(there);
    },
    { name: 'forget the drafts of accounts that are gone', equals: compareStructural },
  );
}

/** Updates the account's balance from its coins. */
function rememberBalance({ tx, accounts }: Stores): () => void {
  const seen = () => {
    const { snapshot } = tx.coins.cache;
    const isCurrent = snapshot.status === 'ready' && snapshot.value.address === tx.from;
    return { from: isCurrent ? tx.from : null, total: tx.coins.breakdown.total };
  };
  return reaction(
    seen,
    ({ from, total }) => {
      if (from !== null) accounts.setBalance(from, total);
    },
    { name: 'remember the balance', equals: compareStructural },
  );
}

/**
 * Polls unsettled transfers at once, and repeatedly while there are any. Over a live connection the server reports changes: then only those
 * that may not have been sent are polled.
 */
function settleTransfers({ tx }: Stores, { clock }: Ports): () => void {
  let cancel = () => {};
  const isInDoubt = ({ stage }: PendingTransfer) => stage === 'sending' || stage === 'unknown';
  const again = () => {
    cancel = clock.after(RECONCILE_MS, () => {
      const isReported = tx.coins.cache.connection === 'live';
      void (isReported ? tx.journal.reconcile(isInDoubt) : tx.journal.reconcile()).then(again);
    });
  };
  void tx.journal.reconcile();
  again();
  return () => cancel();
}

/** While the wallet is unlocked, the price is fetched once and then followed. */
function readPrice({ accounts, session, preferences }: Stores, { prices }: Ports): () => void {
  let unwatch = () => {};
  const follow = (currency: string | null) => {
    unwatch();
    unwatch = () => {};
    if (currency === null) return;
    accounts.price.setCurrency(currency);
    void accounts.price.refresh();
    unwatch = prices.watchQuote(currency, (quote) => accounts.price.take(quote, currency));
  };
  const wanted = () => (session.isUnlocked ? preferences.currency : null);
  const stop = reaction(wanted, follow, { name: 'follow the price', fireImmediately: true });
  return () => {
    stop();
    unwatch();
  };
}

/** Refreshes displayed data when the app becomes visible again. The chain is read by `chainReadings.ts`. */
function wakeUp({ tokens }: Stores, { telegram }: Ports): () => void {
  return telegram.onVisibility((isVisible) => {
    if (isVisible && tokens.onlookers > 0) void tokens.refresh();
  });
}
