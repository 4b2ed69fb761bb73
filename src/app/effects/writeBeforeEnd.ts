/** Writes input immediately before it could be lost: when a field loses focus, the app is hidden or closed, or the vault locks. */
import { reaction } from 'mobx';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/Stores.ts';

/** Of the window; leaving a screen also blurs its field. */
const EVENTS = ['focusout', 'pagehide'] as const;

/** @returns stops */
export function writeBeforeEnd(
  persisted: { flush(): void },
  { session }: Pick<Stores, 'session'>,
  { telegram }: Pick<Ports, 'telegram'>,
): () => void {
  const write = () => persisted.flush();
  const page = typeof window === 'undefined' ? null : window;
  for (const event of EVENTS) page?.addEventListener(event, write);
  const stopSeeing = telegram.onVisibility((isVisible) => {
    if (!isVisible) write();
  });
  const stopLocks = reaction(() => session.isUnlocked, write, { name: 'write what was typed before a lock' });
  return () => {
    for (const event of EVENTS) page?.removeEventListener(event, write);
    stopSeeing();
    stopLocks();
  };
}
