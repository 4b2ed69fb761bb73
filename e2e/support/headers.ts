/** The headers that the product is served with, as the README asks of a host: the journeys run under them. */

/** Pages that may hold Kennel in a frame. `frame-ancestors` works as a header only, never as a meta element. */
export const HOST_ORIGINS = ['https://web.telegram.org'] as const;

/** Socket addresses of a server: WebSockets are named apart from HTTP. */
const withSocket = (url: string): string => {
  const { origin } = new URL(url);
  return `${origin} ${origin.replace(/^http/, 'ws')}`;
};

/**
 * The content security policy.
 *
 * WebAssembly stretches passwords and signs, so it may be compiled; styles are written into elements by the interface;
 * small fonts and images stand in the style sheets themselves.
 *
 * @param servers - base URLs of the indexers that the build was made with
 */
export function contentSecurityPolicy(servers: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    // people add servers of their own; those of the build stand here too, for they may be on loopback without https
    `connect-src 'self' https: wss: ${servers.map(withSocket).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    `frame-ancestors ${HOST_ORIGINS.join(' ')}`,
  ].join('; ');
}

/** All headers of a page. @param servers - base URLs of the indexers that the build was made with */
export const productionHeaders = (servers: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(servers),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
