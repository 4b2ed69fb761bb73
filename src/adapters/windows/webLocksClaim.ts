/**
 * Lets one of several windows write: the one that holds a Web Lock. Another window requests it over a BroadcastChannel.
 *
 * Windows that share storage also share locks and channels. If a browser has no Web Locks every window may write: then the vault
 * compares before it swaps, and the state record merges what another window wrote in between.
 */
import type { Clock } from '../../ports/Clock.ts';
import type { WindowClaim } from '../../ports/WindowClaim.ts';

/** The part of `navigator.locks` in use. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly steal?: boolean; readonly signal?: AbortSignal },
    holding: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

/** The part of BroadcastChannel in use: other windows receive what one posts. */
export interface Channel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

export interface ClaimParts {
  /** Telegram user id; null outside Telegram */
  readonly userId: string | null;
  readonly clock: Clock;
  /** null if the browser has none */
  readonly locks: Locks | null;
  readonly openChannel: (name: string) => Channel;
}

/** How long the other window may take to finish before its lock is stolen, milliseconds. */
export const YIELD_TIMEOUT_MS = 3_000;

/** After a reload the previous page may still hold the lock for this long, milliseconds. */
export const RELOAD_MS = 300;

const ASK = 'take over';

class WebLocksClaim implements WindowClaim {
  readonly #name: string;
  readonly #clock: Clock;
  readonly #locks: Locks | null;
  readonly #openChannel: (name: string) => Channel;
  #channel: Channel | null = null;
  #release: (() => void) | null = null;
  #finish: (() => Promise<void>) | null = null;
  #isAsked = false;

  constructor({ userId, clock, locks, openChannel }: ClaimParts) {
    this.#name = `kennel:${userId ?? 'local'}`;
    this.#clock = clock;
    this.#locks = locks;
    this.#openChannel = openChannel;
  }

  async claim(): Promise<boolean> {
    if (this.#locks === null || this.#release !== null) return true;
    try {
      this.#listen();
      if (await this.#acquire(this.#locks, { ifAvailable: true })) return true;
      return await this.#acquireWithin(this.#locks, RELOAD_MS);
    } catch {
      // blocked, and so is storage: two windows couldn't write anything
      return true;
    }
  }

  async takeOver(): Promise<void> {
    if (this.#locks === null || this.#release !== null) return;
    this.#listen();
    this.#channel?.post(ASK);
    if (!(await this.#acquireWithin(this.#locks, YIELD_TIMEOUT_MS)))
      await this.#acquire(this.#locks, { steal: true });
  }

  onAsked(finish: () => Promise<void>): void {
    this.#finish = finish;
    if (this.#isAsked) void this.#relay();
  }

  /** Waits for the lock. @returns whether it is held now */
  async #acquireWithin(locks: Locks, withinMs: number): Promise<boolean> {
    const patience = new AbortController();
    const stopWaiting = this.#clock.after(withinMs, () => patience.abort());
    const waited = this.#acquire(locks, { signal: patience.signal });
    return waited.catch(() => false).finally(stopWaiting);
  }

  /**
   * Resolves with true when the lock is held, with false when `ifAvailable` is set and another has it. It is held until released or
   * stolen.
   */
  #acquire(locks: Locks, options: Parameters<Locks['request']>[1]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const hold = (lock: unknown): Promise<void> => {
        resolve(lock !== null);
        if (lock === null) return Promise.resolve();
        this.#isAsked = false;
        return new Promise((release) => {
          this.#release = release;
        });
      };
      locks.request(this.#name, options, hold).then(
        () => undefined,
        (thrown: unknown) => {
          if (this.#release === null) reject(thrown);
          else void this.#relay();
        },
      );
    });
  }

  /** Requested or stolen: this window finishes and releases the lock. */
  async #relay(): Promise<void> {
    this.#isAsked = true;
    const finish = this.#finish;
    if (finish === null || this.#release === null) return;
    const release = this.#release;
    this.#finish = null;
    await finish().catch(() => {});
    this.#release = null;
    release();
  }

  #listen(): void {
    if (this.#channel !== null) return;
    this.#channel = this.#openChannel(this.#name);
    this.#channel.listen((message) => {
      if (message === ASK && this.#release !== null) void this.#relay();
    });
  }
}

export const createWebLocksClaim = (parts: ClaimParts): WindowClaim => new WebLocksClaim(parts);

function openBroadcast(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
    },
  };
}

/** The claim of this window in this browser. */
export const createBrowserClaim = (userId: string | null, clock: Clock): WindowClaim =>
  createWebLocksClaim({
    userId,
    clock,
    locks: 'locks' in navigator && 'BroadcastChannel' in globalThis ? navigator.locks : null,
    openChannel: openBroadcast,
  });
