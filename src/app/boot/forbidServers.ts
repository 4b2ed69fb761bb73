/** What a cold wallet adds to the policy that its page came with. */
import { FILES_ASKED_FOR_LATER } from '../../adapters/browser/filesAskedForLater.ts';

/**
 * From now on the browser lets the page ask nobody, its own origin neither. A policy that is added can only take away.
 *
 * Two files of the page's own host stay: without them the wallet could not be kept on the device, to open without a network, nor
 * say by its hash which new version waits. The curve's WebAssembly is the one other file that the page fetches by itself;
 * it is taken before.
 */
export async function forbidServers(page: Document = document): Promise<void> {
  // without it, messages are not verified here; keys and signatures have the worker's
  await import('../../domain/keys/ecc.ts').catch(() => undefined);
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = coldPolicy(new URL(page.URL).origin);
  page.head.append(policy);
}

/** The policy: whole addresses, so that nothing else of that origin is reached. */
export const coldPolicy = (origin: string): string =>
  ['connect-src', ...FILES_ASKED_FOR_LATER.map((path) => `${origin}${path}`)].join(' ');
