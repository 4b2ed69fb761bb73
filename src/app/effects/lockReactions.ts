/** What locks the vault by itself, and what a lock takes with it. */
import { reaction } from 'mobx';
import { HIDDEN_LIMIT_MS } from '../../domain/session/sessionExpiry.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { FirstStores, Stores } from '../../stores/Stores.ts';

/**
 * The session ends when nothing was touched for long enough.
 *
 * The timer locks without asking the clock: the time has passed, even when the clock was set back meanwhile.
 */
export function lockInTime({ session }: FirstStores, { clock }: Ports): () => void {
  let cancel = () => {};
  const stop = reaction(
    () => session.timer.expiresAtMs,
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
export function lockWhenHidden({ session }: FirstStores, { clock, telegram }: Ports): () => void {
  let cancel = () => {};
  const stop = telegram.onVisibility((isVisible) => {
    cancel();
    if (isVisible) {
      session.autoLock.show();
      return;
    }
    session.autoLock.hide();
    cancel = clock.after(HIDDEN_LIMIT_MS, () => {
      if (session.isUnlocked) void session.lock();
    });
  });
  return () => {
    stop();
    cancel();
  };
}

/** A lock forgets what was prepared or brought in, and rejects what waited for a yes; what was typed into a draft stays. */
export function forgetWithSession(stores: Stores): () => void {
  return reaction(
    () => stores.session.isUnlocked,
    (isUnlocked) => {
      if (!isUnlocked) forget(stores);
    },
    { name: 'forget with the session' },
  );
}

function forget({ tx, tokens, wallets, lazy }: Stores): void {
  tx.flow.cancel();
  tx.drafts.leaveBehind();
  tokens.drafts.leaveBehind();
  wallets.clear();
  lazy.forget();
}
