/** Everything that happens by itself: all reactions of the app, named, and disposed together. */
import { compareStructural, reaction } from 'mobx';
import { microsOf } from '../domain/amount/fiat.ts';
import type { PendingTransfer } from '../domain/tx/PendingTransfer.ts';
import type { Ports } from '../ports/Ports.ts';
import type { Stores } from '../stores/createStores.ts';
import { followChain } from './chainReadings.ts';
import type { Disposer } from './Disposer.ts';
import { followLanguage } from './languageReactions.ts';
import { forgetWithSession, lockInTime, lockWhenHidden } from './lockReactions.ts';
import { followServers, repriceInCurrency, shareChoices } from './preferenceReactions.ts';

/** How often unsettled transfers are asked about while nothing else tells of them, milliseconds. */
const RECONCILE_MS = 30_000;

/** Begins all reactions. @returns ends them */
export function startReactions(stores: Stores, ports: Ports): Disposer {
  const disposers = [
    showCurrentKeyring(stores),
    reportAddress(stores),
    leaveAccount(stores),
    forgetDrafts(stores),
    followChain(stores, ports),
    rememberBalance(stores),
    settleTransfers(stores, ports),
    repriceInCurrency(stores),
    readPrice(stores, ports),
    followServers(stores),
    shareChoices(stores, ports),
    followLanguage(stores, ports),
    lockInTime(stores, ports),
    lockWhenHidden(stores, ports),
    forgetWithSession(stores),
    wakeUp(stores, ports),
    beginWithWallet(stores, ports),
  ];
  return () => {
    for (const dispose of disposers) dispose();
  };
}

/**
 * What only an open wallet needs, and one with token transfers that go on by themselves, is loaded for it: nobody who is new waits
 * for it. A load that failed is tried again.
 */
function beginWithWallet(stores: Stores, ports: Ports): Disposer {
  const { session, tokens } = stores;
  let isOver = false;
  let hasBegun = false;
  let stop = () => {};
  const begin = () => {
    void import('./walletReactions.ts').then(
      ({ startWalletReactions }) => {
        if (!isOver) stop = startWalletReactions(stores, ports);
      },
      () => {
        if (!isOver) stop = ports.clock.after(RECONCILE_MS, begin);
      },
    );
  };
  const stopWaiting = reaction(
    () => session.isUnlocked || tokens.journal.transfers.length > 0,
    (isNeeded) => {
      if (!isNeeded || hasBegun) return;
      hasBegun = true;
      begin();
    },
    { name: 'begin what a wallet needs', fireImmediately: true },
  );
  return () => {
    isOver = true;
    stopWaiting();
    stop();
  };
}

/** The accounts on show are the current keyring's. */
function showCurrentKeyring({ keyrings, accounts }: Stores): Disposer {
  return reaction(
    () => keyrings.current,
    (current) => {
      accounts.showAccountsOf(current);
    },
    { name: 'show the current keyring', fireImmediately: !keyrings.isEmpty },
  );
}

/** The session names the address on show. */
function reportAddress({ accounts, session }: Stores): Disposer {
  return reaction(
    () => accounts.current.address,
    (address) => session.setAddress(address),
    { name: 'tell the address', fireImmediately: true },
  );
}

/** What was prepared from one account is never sent from another, not even from one with the same address. */
function leaveAccount({ tx, accounts }: Stores): Disposer {
  return reaction(
    () => accounts.current.key,
    (_now, before) => {
      if (before !== '') tx.leave();
    },
    { name: 'leave the account that was on show' },
  );
}

/** An account that is gone leaves no draft behind. */
function forgetDrafts({ tx, tokens, keyrings }: Stores): Disposer {
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
function rememberBalance({ tx, accounts }: Stores): Disposer {
  const seen = () => {
    const { snapshot } = tx.coins;
    const isCurrent = snapshot.status === 'ready' && snapshot.value.address === tx.from;
    return { from: isCurrent ? tx.from : null, total: tx.breakdown.total, quote: accounts.quote };
  };
  return reaction(
    seen,
    ({ from, total, quote }) => {
      if (from === null) return;
      accounts.setBalance(from, total);
      if (quote?.currency === 'usd') accounts.setTotalUSD(Number(microsOf(total, quote)) / 1_000_000);
    },
    { name: 'remember the balance', equals: compareStructural },
  );
}

/**
 * Unsettled transfers are asked about at once, and again while there are any. Over a live connection a server tells when something
 * happens to them: only those that may not have gone out are asked about then.
 */
function settleTransfers({ tx }: Stores, { clock }: Ports): Disposer {
  let cancel = () => {};
  const isInDoubt = ({ stage }: PendingTransfer) => stage === 'sending' || stage === 'unknown';
  const again = () => {
    cancel = clock.after(RECONCILE_MS, () => {
      const isReported = tx.coins.connection === 'live';
      void (isReported ? tx.journal.reconcile(isInDoubt) : tx.journal.reconcile()).then(again);
    });
  };
  void tx.journal.reconcile();
  again();
  return () => cancel();
}

/** While the wallet is open the price is read once, and followed from then on. */
function readPrice({ accounts, session, preferences }: Stores, { prices }: Ports): Disposer {
  let unwatch = () => {};
  const follow = (currency: string | null) => {
    unwatch();
    unwatch = () => {};
    if (currency === null) return;
    accounts.priceIn(currency);
    void accounts.refreshPrice();
    unwatch = prices.watchQuote(currency, (quote) => accounts.takeQuote(quote, currency));
  };
  const wanted = () => (session.isUnlocked ? preferences.currency : null);
  const stop = reaction(wanted, follow, { name: 'follow the price', fireImmediately: true });
  return () => {
    stop();
    unwatch();
  };
}

/** In sight again: what somebody looks at is read anew. The chain is read by `chainReadings.ts`. */
function wakeUp({ tokens }: Stores, { telegram }: Ports): Disposer {
  return telegram.onVisibility((isVisible) => {
    if (isVisible && tokens.onlookers > 0) void tokens.refresh();
  });
}
