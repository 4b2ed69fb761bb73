/** Reads a path on a site: where an answer goes, or where a file lies. It stays on the origin however a browser reads it. */

const PATH = /^\/[\x21\x24-\x5b\x5d-\x5f\x61-\x7e%]*$/;

/** The whole address; null when it would leave the origin, carries a fragment, or is not written as a browser would. */
export function readSitePath(path: string, origin: string): string | null {
  if (!PATH.test(path) || path.startsWith('//')) return null;
  const whole = `${origin}${path}`;
  try {
    const url = new URL(path, `${origin}/`);
    return url.origin === origin && url.href === whole && url.hash === '' ? whole : null;
  } catch {
    return null;
  }
}
