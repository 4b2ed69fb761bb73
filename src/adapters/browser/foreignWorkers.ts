/** Service workers that are not the app's: left behind by what was once served from the same origin, below any path. */

/** As far as it is looked at here. */
type Registration = Pick<ServiceWorkerRegistration, 'active' | 'waiting' | 'installing' | 'unregister'>;

/** Whose script runs there; null for one that is gone. */
const scriptOf = ({ active, waiting, installing }: Registration): string | null =>
  (active ?? waiting ?? installing)?.scriptURL ?? null;

/**
 * Unregisters all of them but the app's own.
 *
 * @param ownScript - URL of the app's worker
 * @returns URLs of the scripts whose workers are gone
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
