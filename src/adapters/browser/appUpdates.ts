/** Keeps the app on the device with a service worker, and reports new versions that are waiting. */
import type { Workbox } from 'workbox-window';
import type { AppUpdates } from '../../ports/AppUpdates.ts';
import { CONFIG_FILE } from './configFile.ts';

const WORKER_FILE = '/sw.js';

/** The worker's name for it (build/pwa.ts). */
const CONFIG_CACHE = 'kennel-config';

/** How often an open app checks for a new version, milliseconds. */
const LOOK_MS = 60 * 60_000;

/** Receives what failed. */
type Log = (what: string, cause: unknown) => void;

/** A host without that file answers 404 or 410, which is cached too. */
const isConfig = ({ ok, status }: Response): boolean => ok || status === 404 || status === 410;

/** The page loaded its host's configuration before a worker could cache it: an offline start needs it too. */
async function keepConfig(): Promise<void> {
  const cache = await caches.open(CONFIG_CACHE);
  if ((await cache.match(CONFIG_FILE)) !== undefined) return;
  const answer = await fetch(CONFIG_FILE);
  if (!isConfig(answer)) throw new Error(`the host answers ${answer.status}`);
  await cache.put(CONFIG_FILE, answer);
}

/**
 * Starts. If the worker can't be registered, the app works like an ordinary page.
 *
 * @param due - when to start: installing a new version downloads all of it
 */
export function keepOnDevice(log: Log, due: Promise<void>): AppUpdates {
  let worker: Workbox | null = null;
  const listeners = new Set<() => void>();
  let isWaiting = false;
  const offer = () => {
    isWaiting = true;
    for (const listener of listeners) listener();
  };
  const begin = async () => {
    await due;
    const library = await import('workbox-window');
    const { removeForeignWorkers } = await import('./foreignWorkers.ts');
    const workers = await navigator.serviceWorker.getRegistrations();
    const foreign = await removeForeignWorkers(workers, new URL(WORKER_FILE, window.location.origin).href);
    if (foreign.length > 0) log('workers of other scripts were taken away', foreign.join(', '));
    const registering = new library.Workbox(WORKER_FILE, { updateViaCache: 'none' });
    worker = registering;
    registering.addEventListener('waiting', offer);
    await registering.register();
    setInterval(() => void registering.update().catch(() => {}), LOOK_MS);
    await keepConfig();
  };
  begin().catch((cause: unknown) => log('the app could not be kept on the device', cause));
  return {
    isWaiting: () => isWaiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    use() {
      worker?.addEventListener('controlling', () => window.location.reload());
      worker?.messageSkipWaiting();
    },
  };
}
