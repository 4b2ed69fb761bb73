/** A browser as the host of a wallet in a frame: what stands above the wallet is covered, as by a messenger’s header. */
import type { Telegram } from '../../src/ports/Telegram.ts';

/** The host, and who says how high its frame is. */
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
    // no browser that the wallet may be installed from, or left for practice
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
