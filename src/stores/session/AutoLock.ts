/** Locks the vault when its session's time is over, and keeps it open while it is used. */
import { makeAutoObservable } from 'mobx';
import type { AutoLockMinutes } from '../../domain/session/sessionExpiry.ts';
import type { RememberedSession } from './RememberedSession.ts';
import type { SessionTimer } from './SessionTimer.ts';

/** What is timed, and what it locks. */
export interface AutoLockServices {
  readonly timer: SessionTimer;
  readonly session: { readonly isUnlocked: boolean; lock(): Promise<void> };
  readonly remembered: RememberedSession;
}

/** Acts on what the timer tells. */
export class AutoLock {
  readonly #services: AutoLockServices;

  constructor(services: AutoLockServices) {
    this.#services = services;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Chooses after how much inactivity the vault locks itself; holds at once. */
  setMinutes(minutes: AutoLockMinutes): void {
    this.lockIfExpired();
    this.#services.timer.setAutoLockMinutes(minutes);
  }

  /** Chooses whether a session outlives a reload. On takes effect with the next unlocking by password, off at once. */
  setStaysUnlocked(on: boolean): void {
    const { timer, remembered } = this.#services;
    timer.setStaysUnlocked(on);
    if (!on) void remembered.forget();
  }

  /** The person did something: the session lasts longer, unless it was over before: timers sleep with the device. */
  touch(): void {
    this.lockIfExpired();
    this.#services.timer.touch();
  }

  /** Locks when the session's time is over. */
  lockIfExpired(): void {
    const { timer, session } = this.#services;
    if (timer.isOver()) void session.lock();
  }

  /** The app went out of sight. */
  hide(): void {
    this.#services.timer.hide();
  }

  /** The app is in sight again: locks when it was away for too long, or when the session's time is over. */
  show(): void {
    const { timer, session } = this.#services;
    const wasTooLong = timer.show();
    if (wasTooLong && session.isUnlocked) void session.lock();
    this.lockIfExpired();
  }
}
