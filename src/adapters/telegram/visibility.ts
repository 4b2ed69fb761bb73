/** Reports whether the user can see the app: neither minimized by the host nor hidden by the browser. */
import { on } from '@telegram-apps/bridge';

/** Calls the listener on each change, until the returned function is called. */
export function watchVisibility(listener: (isVisible: boolean) => void): () => void {
  let isShownByHost = true;
  let wasVisible = !document.hidden;
  const notify = (): void => {
    const isVisible = isShownByHost && !document.hidden;
    if (isVisible === wasVisible) return;
    wasVisible = isVisible;
    listener(isVisible);
  };
  const stopHost = on('visibility_changed', ({ is_visible }) => {
    isShownByHost = is_visible;
    notify();
  });
  document.addEventListener('visibilitychange', notify);
  return () => {
    stopHost();
    document.removeEventListener('visibilitychange', notify);
  };
}
