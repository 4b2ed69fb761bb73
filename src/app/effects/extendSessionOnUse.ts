/** Using the app keeps the session open: touches and keys count, nothing else does. */
import type { SessionStore } from '../../stores/SessionStore.ts';

/** A touch is told at most this often, milliseconds: moving a session's end every instant helps nobody. */
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
