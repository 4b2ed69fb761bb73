/** Locks the vault when its session's time is up, and extends the session while the app is used. */
import { makeAutoObservable } from 'mobx';
import type { AutoLockMinutes } from '../../domain/session/sessionExpiry.ts';
import type { RememberedSession } from './RememberedSession.ts';
import type { SessionTimer } from './SessionTimer.ts';

export interface AutoLockServices {
  readonly timer: SessionTimer;
  readonly session: { readonly isUnlocked: boolean; lock(): Promise<void> };
  readonly remembered: RememberedSession;
}

/** Acts on the session timer. */
export class AutoLock {
  readonly #services: AutoLockServices;

  constructor(services: AutoLockServices) {
    this.#services = services;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sets the inactivity limit; takes effect at once. */
  setMinutes(minutes: AutoLockMinutes): void {
    this.lockIfExpired();
    this.#services.timer.setAutoLockMinutes(minutes);
  }

  /** Sets whether a session outlives a reload. On takes effect with the next unlocking by password, off at once. */
  setStaysUnlocked(on: boolean): void {
    const { timer, remembered } = this.#services;
    timer.setStaysUnlocked(on);
    if (!on) void remembered.forget();
  }

  /** User activity extends the session, unless its time is already up: timers stop while the device sleeps. */
  touch(): void {
    this.lockIfExpired();
    this.#services.timer.touch();
  }

  lockIfExpired(): void {
    const { timer, session } = this.#services;
    if (timer.isOver()) void session.lock();
  }

  /** The app was hidden. */
  hide(): void {
    this.#services.timer.hide();
  }

  /** The app is visible again: locks if it was hidden for too long, or the session's time is up. */
  show(): void {
    const { timer, session } = this.#services;
    const wasTooLong = timer.show();
    if (wasTooLong && session.isUnlocked) void session.lock();
    this.lockIfExpired();
  }
}
