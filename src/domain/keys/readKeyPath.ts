/** Reads the path of a keyring's addresses as a person types it. */

import { ok, type Result, refuse } from '../result.ts';
import { MAX_KEY_INDEX } from './accountPath.ts';

/** Why a text is not a path. */
export type KeyPathProblem =
  | { readonly kind: 'empty' }
  /** the first step that is none */
  | { readonly kind: 'bad-step'; readonly step: string }
  | { readonly kind: 'number-too-large'; readonly step: string }
  | { readonly kind: 'too-long'; readonly most: number };

const MOST_STEPS = 10;

/**
 * Reads a path such as `m/44'/3'/0'/0`: the place right above the addresses. The `m/` may be missing, `h` and `’` may
 * stand for `'`, spaces are ignored.
 *
 * Problems: `empty` · `too-long` · `bad-step` · `number-too-large`
 *
 * @returns the path in Kennel's own form, with `'`
 */
export function readKeyPath(text: string): Result<string, KeyPathProblem> {
  const plain = text
    .replace(/\s/g, '')
    .replace(/[hH’‘`]/g, "'")
    .replace(/\/$/, '');
  if (plain === '') return refuse({ kind: 'empty' });
  const [first = '', ...rest] = plain.split('/');
  const steps = first.toLowerCase() === 'm' ? rest : [first, ...rest];
  if (steps.length > MOST_STEPS) return refuse({ kind: 'too-long', most: MOST_STEPS });
  for (const step of steps) {
    if (!/^\d+'?$/.test(step)) return refuse({ kind: 'bad-step', step });
    if (Number.parseInt(step, 10) > MAX_KEY_INDEX) return refuse({ kind: 'number-too-large', step });
  }
  const own = steps.map((step) => `${Number.parseInt(step, 10)}${step.endsWith("'") ? "'" : ''}`);
  return ok(['m', ...own].join('/'));
}
