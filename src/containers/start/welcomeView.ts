import type { StorageState } from '../../domain/session/StorageState.ts';
import type { WelcomeView } from '../../screens/start/Welcome/WelcomeScreen.tsx';

/**
 * What welcome shows.
 *
 * @param storage - null until it is known: then it is taken to keep what it is given
 * @param requestWaits - whether a link opened the app that asks for something
 */
export function welcomeView(storage: StorageState | null, requestWaits: boolean): WelcomeView {
  if (storage === 'blocked') return { status: 'storage-blocked' };
  if (storage === 'not-kept') return { status: 'storage-not-kept' };
  return { status: requestWaits ? 'request-waits' : 'first-run' };
}
