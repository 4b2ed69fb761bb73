import type { StorageState } from '../../domain/session/StorageState.ts';
import type { WelcomeView } from '../../screens/start/Welcome/WelcomeScreen.tsx';

/**
 * @param storage - null while unknown: then it is assumed to be durable
 * @param requestWaits - whether the app was opened by a link with a request
 */
export function welcomeView(storage: StorageState | null, requestWaits: boolean): WelcomeView {
  if (storage === 'blocked') return { status: 'storage-blocked' };
  if (storage === 'not-kept') return { status: 'storage-not-kept' };
  return { status: requestWaits ? 'request-waits' : 'first-run' };
}
