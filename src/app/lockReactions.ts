/** What locks the vault by itself, and what a lock takes with it. */
import { reaction } from 'mobx';
import { HIDDEN_LIMIT_MS } from '../domain/session/sessionExpiry.ts';
import type { Ports } from '../ports/Ports.ts';
import type { Stores } from '../stores/createStores.ts';
import type { Disposer } from './Disposer.ts';

/**
 * The session ends when nothing was touched for long enough.
 *
 * The timer locks without asking the clock: the time has passed, even when the clock was set back meanwhile.
 */
export function lockInTime({ session }: Stores, { clock }: Ports): Disposer {
  let cancel = () => {};
  const stop = reaction(
    () => session.expiresAtMs,
    (expiresAtMs) => {
      cancel();
      if (expiresAtMs === null) return;
      cancel = clock.after(Math.max(0, expiresAtMs - clock.nowMs()), () => void session.lock());
    },
    { name: 'lock in time', fireImmediately: true },
  );
  return () => {
    stop();
    cancel();
  };
}

/** Out of sight for too long, the vault locks: by a timer, or at the return when timers slept. */
export function lockWhenHidden({ session }: Stores, { clock, telegram }: Ports): Disposer {
  let cancel = () => {};
  const stop = telegram.onVisibility((isVisible) => {
    cancel();
    if (isVisible) {
      session.show();
      return;
    }
    session.hide();
    cancel = clock.after(HIDDEN_LIMIT_MS, () => {
      if (session.isUnlocked) void session.lock();
    });
  });
  return () => {
    stop();
    cancel();
  };
}

/** A lock forgets what was prepared or brought in, and refuses what waited for a yes; what was typed into a draft stays. */
export function forgetWithSession(stores: Stores): Disposer {
  const { session, accounts } = stores;
  return reaction(
    () => session.password,
    (password) => {
      accounts.setPassword(password);
      if (password === '') forget(stores);
    },
    { name: 'forget with the session' },
  );
}

function forget({ tx, tokens, wallets, lazy }: Stores): void {
  tx.cancel();
  tx.drafts.leaveBehind();
  tokens.drafts.leaveBehind();
  wallets.clear();
  lazy.forget();
}
