/** Removes service workers that aren't the app's: left by anything once served from the same origin, under any path. */

type Registration = Pick<ServiceWorkerRegistration, 'active' | 'waiting' | 'installing' | 'unregister'>;

/** The worker's script URL; null if it is gone. */
const scriptOf = ({ active, waiting, installing }: Registration): string | null =>
  (active ?? waiting ?? installing)?.scriptURL ?? null;

/**
 * Unregisters all but the app's own.
 *
 * @param ownScript - URL of the app's worker
 * @returns script URLs of the removed workers
 */
export async function removeForeignWorkers(
  registrations: readonly Registration[],
  ownScript: string,
): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const registration of registrations) {
    const script = scriptOf(registration);
    if (script === null || script === ownScript) continue;
    if (await registration.unregister()) removed.push(script);
  }
  return removed;
}
