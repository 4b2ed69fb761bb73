/** What a cold wallet adds to the policy that its page came with. */

/**
 * From now on the browser lets the page ask nobody, not even its own origin. A policy that is added can only take away.
 *
 * The curve's WebAssembly is the one file that the page fetches by itself; it is taken before.
 */
export async function forbidServers(page: Document = document): Promise<void> {
  // without it, messages are not verified here; keys and signatures have the worker's
  await import('../../domain/keys/ecc.ts').catch(() => undefined);
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'none'";
  page.head.append(policy);
}
