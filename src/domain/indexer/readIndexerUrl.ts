/** Parses a typed or pasted indexer address. */
import type { Network } from '../address/Network.ts';
import { err, ok, type Result } from '../result.ts';

/** Why a text is not a valid indexer address. */
export type IndexerUrlProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long'; readonly maximum: number }
  | { readonly kind: 'no-link' }
  /** requests could be read and responses changed on the way */
  | { readonly kind: 'not-https' }
  /** credentials, a query or a fragment */
  | { readonly kind: 'has-extras' }
  | { readonly kind: 'listed' };

const LONGEST = 200;
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

function wrongIn(url: URL, network: Network): IndexerUrlProblem | null {
  const isOwnMachine = network === 'regtest' && LOOPBACK.includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwnMachine)) return { kind: 'not-https' };
  const hasExtras = [url.username, url.password, url.search, url.hash].some((part) => part !== '');
  return hasExtras ? { kind: 'has-extras' } : null;
}

/**
 * Parses it: https, or http on the local machine for regtest. Without a scheme, https is assumed.
 *
 * Problems: `empty` · `too-long` · `no-link` · `not-https` · `has-extras` · `listed`
 *
 * @param listed - addresses in use already
 * @returns without a trailing slash
 */
export function readIndexerUrl(
  text: string,
  network: Network,
  listed: readonly string[],
): Result<string, IndexerUrlProblem> {
  const trimmed = text.trim();
  if (trimmed === '') return err({ kind: 'empty' });
  if (trimmed.length > LONGEST) return err({ kind: 'too-long', maximum: LONGEST });
  const whole = SCHEME.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return err({ kind: 'no-link' });
  const url = new URL(whole);
  const problem = wrongIn(url, network);
  if (problem) return err(problem);
  const plain = url.href.replace(/\/+$/, '');
  return listed.includes(plain) ? err({ kind: 'listed' }) : ok(plain);
}
