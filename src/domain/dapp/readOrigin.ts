/** Reads an origin: `https://`, a public domain name in plain small letters, and nothing else. */
import { err, ok, type Result } from '../result.ts';
import type { OriginFlaw } from './originProblems.ts';
import { isRedirectingHost } from './redirects.ts';

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
const EXPLICIT_PORT = /^https:\/\/[^/?#]*:\d*$/;
/** labels of letters, digits and inner hyphens; the last one begins with a letter */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LONGEST_DOMAIN = 253;

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function flawOf(text: string): OriginFlaw | null {
  const url = urlOf(text);
  if (url === null) return 'not-an-origin';
  if (url.protocol !== 'https:') return 'not-https';
  if (url.username !== '' || url.password !== '' || text.includes('@')) return 'user-info';
  if (url.hostname.startsWith('[') || IPV4.test(url.hostname)) return 'ip-address';
  if (url.hostname.endsWith('.')) return 'trailing-dot';
  if (url.port !== '' || EXPLICIT_PORT.test(text)) return 'port';
  if (text !== `https://${url.hostname}`) return 'not-an-origin';
  if (!url.hostname.includes('.')) return 'no-domain';
  if (url.hostname.length > LONGEST_DOMAIN || !DOMAIN.test(url.hostname)) return 'not-an-origin';
  return isRedirectingHost(url.hostname) ? 'redirects' : null;
}

/** Reads an origin exactly as it has to be written; what a browser would put right is refused. */
export function readOrigin(text: string): Result<string, OriginFlaw> {
  const flaw = flawOf(text);
  return flaw === null ? ok(text) : err(flaw);
}

/** The domain name of an origin. */
export const hostOf = (origin: string): string => origin.slice('https://'.length);
