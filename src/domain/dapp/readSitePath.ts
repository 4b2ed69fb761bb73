/** Reads a path on a site, for an answer or a file. The path must stay on the origin however a browser parses it. */

const PATH = /^\/[\x21\x24-\x5b\x5d-\x5f\x61-\x7e%]*$/;

/** The complete URL; null when it would leave the origin, has a fragment, or is not in the form that a browser writes. */
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
