/** Using the app keeps the session open: only touches and key presses count. */
import type { SessionStore } from '../../stores/SessionStore.ts';

/** Minimum interval between two reports, milliseconds: more would be of no use. */
const EVERY_MS = 1000;

/** Listens to the window. @returns stops listening */
export function extendSessionOnUse(session: SessionStore): () => void {
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  const touch = ({ timeStamp }: Event) => {
    if (timeStamp - reportedAtMs < EVERY_MS) return;
    reportedAtMs = timeStamp;
    session.autoLock.touch();
  };
  const options = { capture: true, passive: true };
  window.addEventListener('pointerdown', touch, options);
  window.addEventListener('keydown', touch, options);
  return () => {
    window.removeEventListener('pointerdown', touch, options);
    window.removeEventListener('keydown', touch, options);
  };
}
