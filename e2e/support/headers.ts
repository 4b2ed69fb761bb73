/** The headers that the product is served with, as the README asks of a host: the journeys run under them. */

import { contentSecurityPolicy } from '../../vite.policy.ts';

/** All headers of a page. @param servers - base URLs of the indexers that the build was made with */
export const productionHeaders = (servers: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(servers),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
