/** Whom a request comes from, as the limits see it. */

/** Everybody who comes through Mock Service Worker. */
export const PAGE_CLIENT = 'page';

/** A request with this header is not a client's: it is counted nowhere and never rejected. */
export const OWN_HEADER = 'x-sandbox-own';

/** The first 64 bits of an IPv6 address; an IPv4 address as it is. */
function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** What is believed from a proxy on the same machine or network, the first that is there. Cloudflare's own comes before all others. */
const BELIEVED = ['cf-connecting-ip', 'x-real-ip'] as const;

/**
 * The client behind a request: what a proxy in front says of it, or else its own address.
 *
 * @returns null for the sandbox's own people, who look at it while a client is watched
 * @see blockbook server/client_ip.go, resolveClientIP (read at commit 11de340)
 */
export function clientOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  remoteAddress: string | undefined,
): string | null {
  if (headers[OWN_HEADER] !== undefined) return null;
  const reported = BELIEVED.map((name) => headers[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return limitKey(typeof reported === 'string' ? reported : (remoteAddress ?? 'unknown'));
}
