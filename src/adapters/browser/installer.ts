/** Puts the app among those of the device, where the browser offers that: it says so once, early, and only to who listens. */
import { err, ok } from '../../domain/result.ts';
import type { HomeScreenOutcome, HomeScreenStatus, HostAnswer } from '../../ports/HostRequests.ts';

/** What browsers with an offer tell. Not in TypeScript's own library, because two of three engines have none. */
interface InstallOffer extends Event {
  /** shows it; works once, and from a press only */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Whether this window is that of an installed app. */
export const isInstalled = (): boolean => window.matchMedia?.('(display-mode: standalone)').matches ?? false;

/** The offer, and what became of it. */
export interface Installer {
  status(): HomeScreenStatus;
  /** call it from a press */
  install(): HostAnswer<HomeScreenOutcome>;
}

/** Listens for the offer from now on. */
export function createInstaller(): Installer {
  let offer: InstallOffer | null = null;
  let isAdded = isInstalled();
  window.addEventListener('beforeinstallprompt', (event) => {
    // else some browsers show a bar of their own over the wallet
    event.preventDefault();
    if (isOffer(event)) offer = event;
  });
  window.addEventListener('appinstalled', () => {
    isAdded = true;
  });
  return {
    status() {
      if (isAdded) return 'added';
      return offer === null ? 'unsupported' : 'missed';
    },
    async install() {
      const shown = offer;
      if (shown === null) return err({ kind: 'unsupported' });
      offer = null;
      try {
        const { outcome } = await shown.prompt();
        return outcome === 'accepted' ? ok('added') : err({ kind: 'cancelled' });
      } catch {
        return err({ kind: 'failed' });
      }
    },
  };
}
