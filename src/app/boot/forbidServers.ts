/** What a cold wallet adds to the policy that its page came with. */

/** From now on the browser lets the page ask nobody, not even its own origin. A policy that is added can only take away. */
export function forbidServers(page: Document = document): void {
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'none'";
  page.head.append(policy);
}
