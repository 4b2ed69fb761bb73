/** Parses typed derivation paths, and lists the ones that Dogecoin wallets have used. */

import type { Network } from '../address/Network.ts';
import { err, ok, type Result } from '../result.ts';
import { withoutSpaces } from '../text/plainText.ts';
import { accountPath, MAX_KEY_INDEX } from './accountPath.ts';

/** Why a text is not a parent path of accounts. `step` counts the steps from 1; the text is never part of a problem. */
export type KeyPathProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-step'; readonly step: number }
  | { readonly kind: 'too-deep'; readonly depth: number; readonly most: number }
  | { readonly kind: 'index-too-large'; readonly step: number; readonly most: number };

export type PathKind = 'standard' | 'change' | 'other-account' | 'old-android' | 'old-android-change';

/** A parent path of accounts that some wallet has used. */
export interface PathPreset {
  readonly kind: PathKind;
  /** account number for `standard`, `change` and `other-account`; otherwise 0 */
  readonly account: number;
  readonly path: string;
}

/** Maximum steps of a parent path. */
export const MAX_PATH_DEPTH = 8;

const HARDENED = 0x80000000;
/** Suffix of a path whose accounts are hardened children, as in descriptors. */
const HARDENED_CHILDREN = "/*'";
const LAST_OTHER_ACCOUNT = 4;
const STEP = /^(\d+)(['’‘′`´ʹʼhH]?)$/;
/** A letter or star that stands for the account's own index. */
const PLACE_HOLDER = /\/(i|\*)$/i;
/** The same for a hardened one. */
const HARDENED_PLACE_HOLDER = /\/(i|\*)['’‘′`´ʹʼh]$/i;

/** Without spaces, and without the stroke that stands behind a last step. */
const plainPath = (text: string): string => withoutSpaces(text).replace(/([^/])\/$/, '$1');

function readStep(step: string, position: number): Result<string, KeyPathProblem> {
  const [, digits, mark] = STEP.exec(step) ?? [];
  if (digits === undefined) return err({ kind: 'not-a-step', step: position });
  const index = Number(digits);
  if (index > MAX_KEY_INDEX) return err({ kind: 'index-too-large', step: position, most: MAX_KEY_INDEX });
  return ok(mark ? `${index}'` : `${index}`);
}

/**
 * Parses a parent path of accounts: hardened steps may be marked with any apostrophe or with h, spaces are ignored, `m/` in front and `/i`
 * (or `/*`) at the end are optional, as is one slash at the end. A number at the end belongs to the path.
 *
 * Problems: `empty` · `too-deep` · `not-a-step` · `index-too-large`
 *
 * @example parseKeyPath('44h/3h/0h/0/i') // m/44'/3'/0'/0
 */
export function parseKeyPath(text: string): Result<string, KeyPathProblem> {
  const plain = plainPath(text);
  if (plain === '') return err({ kind: 'empty' });
  const parent = plain.replace(PLACE_HOLDER, '').replace(/^m(\/|$)/i, '');
  const steps = parent === '' && !plain.endsWith('/') ? [] : parent.split('/');
  const most = MAX_PATH_DEPTH;
  if (steps.length > most) return err({ kind: 'too-deep', depth: steps.length, most });
  const read: string[] = ['m'];
  for (const [at, step] of steps.entries()) {
    const result = readStep(step, at + 1);
    if (!result.ok) return result;
    read.push(result.value);
  }
  return ok(read.join('/'));
}

/** Whether accounts below this path are hardened children, which public keys cannot derive. */
export const hasHardenedChildren = (path: string): boolean => path.endsWith(HARDENED_CHILDREN);

/** The parent path without the suffix for hardened children. */
export const parentOfPath = (path: string): string =>
  hasHardenedChildren(path) ? path.slice(0, -HARDENED_CHILDREN.length) : path;

/** The path of one account. @param path - the parent path; empty for a single key, which has none */
export function pathOfAccount(path: string, index: number): string {
  if (path === '') return '';
  return hasHardenedChildren(path) ? `${parentOfPath(path)}/${index}'` : `${path}/${index}`;
}

/**
 * The paths that a typed one may mean. A star or the letter i at the end determines whether its accounts are hardened; without it, a
 * hardened last step is ambiguous, and both paths are returned. Problems: those of `parseKeyPath`
 *
 * @example parsePaths("m/0'/3'") // m/0'/3' and m/0'/3'/*'
 */
export function parsePaths(text: string): Result<readonly string[], KeyPathProblem> {
  const plain = plainPath(text);
  const isHardened = HARDENED_PLACE_HOLDER.test(plain);
  const read = parseKeyPath(plain.replace(HARDENED_PLACE_HOLDER, ''));
  if (!read.ok) return read;
  const hardened = `${read.value}${HARDENED_CHILDREN}`;
  if (isHardened) return ok([hardened]);
  const isOpen = read.value.endsWith("'") && !PLACE_HOLDER.test(plain);
  return ok(isOpen ? [read.value, hardened] : [read.value]);
}

/** Parent paths of the keys that Dogecoin Core's wallets derive from their master key; the second is of early test versions. */
export const CORE_PATHS: readonly string[] = ["m/0'/3'/*'", "m/0'/0'/*'"];

/** The paths that Dogecoin wallets have used for a phrase's accounts, likeliest first. */
export function pathPresets(network: Network): readonly PathPreset[] {
  const others = Array.from({ length: LAST_OTHER_ACCOUNT }, (_, at) => at + 1);
  return [
    { kind: 'standard', account: 0, path: `${accountPath(network)}/0` },
    { kind: 'change', account: 0, path: `${accountPath(network)}/1` },
    ...others.map((account): PathPreset => {
      return { kind: 'other-account', account, path: `${accountPath(network, account)}/0` };
    }),
    { kind: 'old-android', account: 0, path: "m/0'/0" },
    { kind: 'old-android-change', account: 0, path: "m/0'/1" },
  ];
}

/** The preset with this path; null for a custom path. */
export const presetOfPath = (path: string, network: Network): PathPreset | null =>
  pathPresets(network).find((preset) => preset.path === path) ?? null;

/** The parent path for accounts of phrases created in Kennel. */
export const standardPath = (network: Network): string => `${accountPath(network)}/0`;

/**
 * The steps of a path as BIP32 numbers: hardened ones from 2^31.
 *
 * @param path - as returned by `parseKeyPath`
 * @throws {RangeError} when it is not
 */
export function stepsOfPath(path: string): readonly number[] {
  const read = parseKeyPath(path);
  if (!read.ok || read.value !== path) throw new RangeError('not a path');
  const steps = path.split('/').slice(1);
  return steps.map((step) => Number.parseInt(step, 10) + (step.endsWith("'") ? HARDENED : 0));
}

/** The inverse of `stepsOfPath`. */
export const pathOfSteps = (steps: readonly number[]): string =>
  ['m', ...steps.map((step) => (step < HARDENED ? `${step}` : `${step - HARDENED}'`))].join('/');

/** Whether it can be derived from public keys alone. */
export const isPublicPath = (path: string): boolean => !path.includes("'");
