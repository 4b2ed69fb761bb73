/** An in-memory browser's windows: their Web Locks, by the Web Locks specification, and channels. */
import type { Channel, Locks } from '../../src/adapters/windows/webLocksClaim.ts';

interface Held {
  readonly fail: (reason: unknown) => void;
}

interface Waiting {
  readonly grant: () => void;
}

interface OpenChannel extends Channel {
  readonly name: string;
  hear: (message: unknown) => void;
}

/** A browser with any number of windows on the same origin. */
export interface FakeBrowser {
  /** a window's locks; `close` releases all of them, as closing the window does */
  openWindow(): { readonly locks: Locks; readonly openChannel: (name: string) => Channel; close(): void };
}

const stolen = (): DOMException => new DOMException('the lock was stolen', 'AbortError');

/** Makes a browser. Only locks of a single name are supported. */
export function createFakeBrowser(): FakeBrowser {
  let held: Held | null = null;
  const waiting: Waiting[] = [];
  const channels = new Set<OpenChannel>();

  const passOn = () => {
    if (held === null) waiting.shift()?.grant();
  };

  function openLocks(mine: Set<Held>): Locks {
    const hold = (holding: (lock: unknown) => Promise<void>): Promise<void> =>
      new Promise((resolve, reject) => {
        const own: Held = { fail: reject };
        held = own;
        mine.add(own);
        const end = () => {
          mine.delete(own);
          if (held === own) held = null;
          passOn();
        };
        void Promise.resolve(holding({})).finally(end).then(resolve, reject);
      });
    return {
      async request(_name, { ifAvailable, steal, signal }, holding) {
        await Promise.resolve();
        if (steal && held !== null) {
          const from = held;
          held = null;
          from.fail(stolen());
        }
        if (held === null) return hold(holding);
        if (ifAvailable) return holding(null);
        await new Promise<void>((resolve, reject) => {
          const own = { grant: resolve };
          waiting.push(own);
          signal?.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(own), 1);
            reject(signal.reason);
          });
        });
        return hold(holding);
      },
    };
  }

  function openChannel(name: string): OpenChannel {
    const channel: OpenChannel = {
      name,
      hear: () => {},
      listen(listener) {
        channel.hear = listener;
      },
      post(message) {
        for (const other of channels) if (other.name === name && other !== channel) other.hear(message);
      },
    };
    channels.add(channel);
    return channel;
  }

  return {
    openWindow() {
      const mine = new Set<Held>();
      const own = new Set<OpenChannel>();
      return {
        locks: openLocks(mine),
        openChannel(name) {
          const channel = openChannel(name);
          own.add(channel);
          return channel;
        },
        close() {
          for (const channel of own) channels.delete(channel);
          if (held !== null && mine.has(held)) held = null;
          passOn();
        },
      };
    },
  };
}
