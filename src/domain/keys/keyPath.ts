/** Reads paths in the tree of keys as people type them, and lists the ones that Dogecoin wallets have used. */

import type { Network } from '../address/Network.ts';
import { err, ok, type Result } from '../result.ts';
import { withoutSpaces } from '../text/plainText.ts';
import { accountPath, MAX_KEY_INDEX } from './accountPath.ts';

/** Why a text is not the path of accounts' parent. `step` counts the steps from 1; the text is never part of a problem. */
export type KeyPathProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-step'; readonly step: number }
  | { readonly kind: 'too-deep'; readonly depth: number; readonly most: number }
  | { readonly kind: 'index-too-large'; readonly step: number; readonly most: number };

/** What a preset is known as. */
export type PathKind = 'standard' | 'change' | 'other-account' | 'old-android' | 'old-android-change';

/** A path of accounts' parent that some wallet has used. */
export interface PathPreset {
  readonly kind: PathKind;
  /** account number for `standard`, `change` and `other-account`; otherwise 0 */
  readonly account: number;
  readonly path: string;
}

/** How many steps a path of accounts' parent may have. */
export const MAX_PATH_DEPTH = 8;

const HARDENED = 0x80000000;
/** How a path ends below which each account's own step is hardened too, as descriptors write it. */
const HARDENED_CHILDREN = "/*'";
const LAST_OTHER_ACCOUNT = 4;
const STEP = /^(\d+)(['’‘′`´ʹʼhH]?)$/;
/** A letter or star where other programs write the account's own index. */
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
 * Reads the path of accounts' parent: hardened steps may be marked with any apostrophe or with h, spaces do not matter,
 * `m/` in front and `/i` (or `/*`) at the end may be left out, and one stroke may stand at the end. A number at the end belongs to the path.
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

/** Whether accounts below this path are hardened children: public keys do not derive them. */
export const hasHardenedChildren = (path: string): boolean => path.endsWith(HARDENED_CHILDREN);

/** The path of the accounts' parent itself, without what it says of its children. */
export const parentOfPath = (path: string): string =>
  hasHardenedChildren(path) ? path.slice(0, -HARDENED_CHILDREN.length) : path;

/** The path of one account. @param path - of the accounts' parent; empty for a single key, which has none */
export function pathOfAccount(path: string, index: number): string {
  if (path === '') return '';
  return hasHardenedChildren(path) ? `${parentOfPath(path)}/${index}'` : `${path}/${index}`;
}

/**
 * The paths that a typed one may mean. One that ends with a star or the letter i says whether its accounts are hardened; a
 * last step that is hardened leaves it open, and then both are meant. Problems: as those of `parseKeyPath`
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

/** Where Dogecoin Core's wallets keep the keys that they derive of their master key; those of its earlier test versions second. */
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

/** The preset that a path is; null for a path that a person chose. */
export const presetOfPath = (path: string, network: Network): PathPreset | null =>
  pathPresets(network).find((preset) => preset.path === path) ?? null;

/** The path under which Kennel makes accounts of a new phrase. */
export const standardPath = (network: Network): string => `${accountPath(network)}/0`;

/**
 * The steps of a path as BIP32 counts them: hardened ones from 2^31.
 *
 * @param path - as `parseKeyPath` gives it
 * @throws {RangeError} when it is not
 */
export function stepsOfPath(path: string): readonly number[] {
  const read = parseKeyPath(path);
  if (!read.ok || read.value !== path) throw new RangeError('not a path');
  const steps = path.split('/').slice(1);
  return steps.map((step) => Number.parseInt(step, 10) + (step.endsWith("'") ? HARDENED : 0));
}

/** The path of such steps. */
export const pathOfSteps = (steps: readonly number[]): string =>
  ['m', ...steps.map((step) => (step < HARDENED ? `${step}` : `${step - HARDENED}'`))].join('/');

/** Whether public keys alone can walk it. */
export const isPublicPath = (path: string): boolean => !path.includes("'");
