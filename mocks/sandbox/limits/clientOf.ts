/** The client of a request, as the limits see it. */

/** Every client behind Mock Service Worker. */
export const PAGE_CLIENT = 'page';

/** Requests with this header are not a client's: never counted nor rejected. */
export const OWN_HEADER = 'x-sandbox-own';

/** An IPv6 address's first 64 bits; an IPv4 address unchanged. */
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

/** Headers trusted from a proxy on the same machine or network, the first present one. Cloudflare's has precedence. */
const PROXY_HEADERS = ['cf-connecting-ip', 'x-real-ip'] as const;

/**
 * A request's client: as reported by a proxy in front, or else its own address.
 *
 * @returns null for the sandbox's own requests, which observe a client
 * @see blockbook server/client_ip.go, resolveClientIP (read at commit 11de340)
 */
export function clientOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  remoteAddress: string | undefined,
): string | null {
  if (headers[OWN_HEADER] !== undefined) return null;
  const reported = PROXY_HEADERS.map((name) => headers[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return limitKey(typeof reported === 'string' ? reported : (remoteAddress ?? 'unknown'));
}
