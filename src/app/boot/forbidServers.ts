/** What a cold wallet adds to the policy that its page came with. */
import { CONFIG_FILE } from '../../adapters/browser/configFile.ts';

/**
 * From now on the browser lets the page ask nobody, its own origin neither. A policy that is added can only take away.
 *
 * One file of the page's own host stays: without it the wallet could not be kept on the device, to open without a network. The
 * curve's WebAssembly is the one other file that the page fetches by itself; it is taken before.
 */
export async function forbidServers(page: Document = document): Promise<void> {
  // without it, messages are not verified here; keys and signatures have the worker's
  await import('../../domain/keys/ecc.ts').catch(() => undefined);
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = coldPolicy(new URL(page.URL).origin);
  page.head.append(policy);
}

/** The policy: a whole address, so that nothing else of that origin is reached. */
export const coldPolicy = (origin: string): string => `connect-src ${origin}${CONFIG_FILE}`;
