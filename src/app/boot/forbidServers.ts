/** The additional content security policy of a cold wallet. */
import { CONFIG_FILE } from '../../adapters/browser/configFile.ts';

/**
 * From now on the browser blocks all requests of the page, even to its own origin. An added policy can only restrict.
 *
 * One file of the page's own host stays allowed: without it the wallet could not be installed for use without a network. The curve's
 * WebAssembly is the only other file that the page fetches itself; it is loaded before.
 */
export async function forbidServers(page: Document = document): Promise<void> {
  // without it, messages cannot be verified here; keys and signatures use the worker's
  await import('../../domain/keys/ecc.ts').catch(() => undefined);
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = coldPolicy(new URL(page.URL).origin);
  page.head.append(policy);
}

/** The policy names a complete URL, so that nothing else of that origin is allowed. */
export const coldPolicy = (origin: string): string => `connect-src ${origin}${CONFIG_FILE}`;
