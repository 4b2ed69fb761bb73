/** Where a person goes after the result of a transfer: home, or back to the site that asked for it and was not told yet. */
import type { AppServices } from '../AppContext.tsx';

/** Leaves the result for good. */
export function leaveTransfer({ stores, nav }: AppServices): void {
  const desk = stores.apps.desk.loaded;
  if (desk?.state.status === 'paid') nav.replace('app-connect', { startapp: desk.text });
  else nav.replace('home');
}
