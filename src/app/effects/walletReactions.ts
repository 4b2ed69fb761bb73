/** What happens by itself once the stores of a wallet are there: reactions, named, and disposed together. */
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

/** How often unsettled transfers are asked about while nothing else tells of them, milliseconds. */
const RECONCILE_MS = 30_000;

/** Begins them. @returns ends them */
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

/** What asks servers by itself, and hears of them. */
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

/** What was prepared from one account is never sent from another, not even from one with the same address. */
function leaveAccount({ tx, accounts }: Stores): () => void {
  return reaction(
    () => accounts.current.key,
    (_now, before) => {
      if (before !== '') tx.leave();
    },
    { name: 'leave the account that was on show' },
  );
}

/** An account that is gone leaves no draft behind. */
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

/** What the coins add up to is the account's balance. */
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
 * Unsettled transfers are asked about at once, and again while there are any. Over a live connection a server tells when something
 * happens to them: only those that may not have gone out are asked about then.
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

/** While the wallet is open the price is read once, and followed from then on. */
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

/** In sight again: what somebody looks at is read anew. The chain is read by `chainReadings.ts`. */
function wakeUp({ tokens }: Stores, { telegram }: Ports): () => void {
  return telegram.onVisibility((isVisible) => {
    if (isVisible && tokens.onlookers > 0) void tokens.refresh();
  });
}
