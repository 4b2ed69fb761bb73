/** What was typed is written at once when nobody may come back: a field is left, the app goes out of sight or ends, the vault locks. */
import { reaction } from 'mobx';
import type { Ports } from '../../ports/Ports.ts';
import type { Stores } from '../../stores/Stores.ts';

/** Of the window; leaving a screen leaves its field, too. */
const EVENTS = ['focusout', 'pagehide'] as const;

/** Begins. @returns ends it */
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
