/** Installs the app if the browser offers it: the event fires once, early, and only for existing listeners. */
import { err, ok } from '../../domain/result.ts';
import type { HomeScreenOutcome, HomeScreenStatus, HostAnswer } from '../../ports/HostRequests.ts';

/** The browser's install event. Not in TypeScript's library, because two of three engines lack it. */
interface InstallOffer extends Event {
  /** shows the prompt; works once, and only from a press */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Whether this window is an installed app's. */
export const isInstalled = (): boolean => window.matchMedia?.('(display-mode: standalone)').matches ?? false;

export interface Installer {
  status(): HomeScreenStatus;
  /** call it from a press */
  install(): HostAnswer<HomeScreenOutcome>;
}

/** Starts listening for the offer. */
export function createInstaller(): Installer {
  let offer: InstallOffer | null = null;
  let isAdded = isInstalled();
  window.addEventListener('beforeinstallprompt', (event) => {
    // otherwise some browsers show their own bar over the wallet
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
