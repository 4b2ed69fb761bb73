/** Parses an origin: `https://`, a public domain name in lower-case ASCII, and nothing else. */
import { err, ok, type Result } from '../result.ts';
import { isRedirectingHost } from './openRedirects.ts';
import type { OriginFlaw } from './originProblems.ts';

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
const EXPLICIT_PORT = /^https:\/\/[^/?#]*:\d*$/;
/** labels of letters, digits and inner hyphens; the last one begins with a letter */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_DOMAIN_LENGTH = 253;

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

type Flawed = (url: URL, text: string) => boolean;

/** In order of precedence: the first match is reported. */
const FLAWS: readonly (readonly [OriginFlaw, Flawed])[] = [
  ['not-https', ({ protocol }) => protocol !== 'https:'],
  ['user-info', ({ username, password }, text) => username !== '' || password !== '' || text.includes('@')],
  ['ip-address', ({ hostname }) => hostname.startsWith('[') || IPV4.test(hostname)],
  ['trailing-dot', ({ hostname }) => hostname.endsWith('.')],
  ['port', ({ port }, text) => port !== '' || EXPLICIT_PORT.test(text)],
  ['not-an-origin', ({ hostname }, text) => text !== `https://${hostname}`],
  ['no-domain', ({ hostname }) => !hostname.includes('.')],
  ['not-an-origin', ({ hostname }) => hostname.length > MAX_DOMAIN_LENGTH || !DOMAIN.test(hostname)],
  ['redirects', ({ hostname }) => isRedirectingHost(hostname)],
];

function flawOf(text: string): OriginFlaw | null {
  const url = urlOf(text);
  if (url === null) return 'not-an-origin';
  return FLAWS.find(([, isFlawed]) => isFlawed(url, text))?.[0] ?? null;
}

/** Accepts an origin only in its canonical form; what a browser would normalize is rejected. */
export function readOrigin(text: string): Result<string, OriginFlaw> {
  const flaw = flawOf(text);
  return flaw === null ? ok(text) : err(flaw);
}

export const hostOf = (origin: string): string => origin.slice('https://'.length);
