/** What a cold wallet adds to the policy that its page came with. */

/** From now on the browser lets the page ask its own origin alone, for its files. A policy that is added can only take away. */
export function forbidServers(page: Document = document): void {
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'self'";
  page.head.append(policy);
}
