/** Automatic locking of the vault, and its consequences. */
import { reaction } from 'mobx';
import { HIDDEN_LIMIT_MS } from '../../domain/session/sessionExpiry.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { FirstStores, Stores } from '../../stores/Stores.ts';

/**
 * Ends the session after inactivity.
 *
 * The timer locks without checking the clock: the time has passed, even if the clock was set back in the meantime.
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

/** Locks after too long in the background: by a timer, or on return if timers were suspended. */
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

/** Locking discards prepared transfers and imports, and rejects requests awaiting consent; drafts stay. */
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
