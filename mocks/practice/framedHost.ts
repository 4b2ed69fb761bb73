/** A browser as the host of a framed wallet: what is above the wallet counts as covered, like a messenger's header. */
import type { Telegram } from '../../src/ports/Telegram.ts';

/** The host, and a setter for its frame's height. */
export interface FramedHost {
  readonly telegram: Telegram;
  /** CSS pixels */
  setFrameHeight(height: number): void;
}

/** @param host - without a frame */
export function framedHost(host: Telegram): FramedHost {
  let insetTop = 0;
  const listeners = new Set<() => void>();
  const viewport = () => ({ ...host.viewport(), insetTop });
  const telegram: Telegram = {
    ...host,
    // not a browser from which the wallet can be installed, or practice be started
    info: { ...host.info, platform: 'practice' },
    viewport,
    onViewport(listener) {
      const notify = () => listener(viewport());
      const stop = host.onViewport(notify);
      listeners.add(notify);
      return () => {
        stop();
        listeners.delete(notify);
      };
    },
  };
  return {
    telegram,
    setFrameHeight(height) {
      insetTop = height;
      for (const notify of listeners) notify();
    },
  };
}
