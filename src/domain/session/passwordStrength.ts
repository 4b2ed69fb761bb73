/**
 * Estimates how hard a password is to guess, rather too low than too high.
 *
 * It considers what an attacker would try first: known passwords, words, years, keyboard rows, repeats. The vault derives a key for every
 * guess (design part 5), so 36 bits are acceptable.
 */

/** `unusable` is rejected. */
export type PasswordLevel = 'unusable' | 'fair' | 'good' | 'strong';

/** A weakness; the most severe first. */
export type PasswordProblem =
  | { readonly kind: 'too-short'; readonly minimum: number; readonly missing: number }
  | { readonly kind: 'common' }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'sequence' }
  | { readonly kind: 'guessable' };

export interface PasswordStrength {
  readonly level: PasswordLevel;
  /** base-2 logarithm of the number of guesses, rounded down */
  readonly bits: number;
  readonly problems: readonly PasswordProblem[];
}

/** Minimum length of a password, characters. */
export const MIN_PASSWORD_LENGTH = 8;

const FAIR_BITS = 36;
const GOOD_BITS = 48;
const STRONG_BITS = 64;

/** A second estimate on zxcvbn's scale: 4 is very strong, 3 moderately strong, lower ones are weak. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

export type ScorePassword = (password: string) => PasswordScore;

/**
 * Estimates a password; the lower of both estimates counts.
 *
 * @param password - as typed; spaces count
 * @param score - knows more leaked passwords than this file does; null when not loaded (yet)
 */
export function passwordStrength(password: string, score: ScorePassword | null = null): PasswordStrength {
  const own = ownStrength(password);
  return score === null || own.level === 'unusable' ? own : lowered(own, score(password));
}

function lowered(own: PasswordStrength, score: PasswordScore): PasswordStrength {
  if (score === 4) return own;
  if (score === 3) return { ...own, level: 'fair', bits: Math.min(own.bits, GOOD_BITS - 1) };
  const [known = { kind: 'guessable' } as const] = own.problems;
  return { level: 'unusable', bits: Math.min(own.bits, FAIR_BITS - 1), problems: [known] };
}

function ownStrength(password: string): PasswordStrength {
  const letters = [...password];
  const shrunk = shrink(password);
  const bits = Math.floor(isCommon(password) ? 8 : countBits(shrunk.text));
  const problems: PasswordProblem[] = [];
  const missing = MIN_PASSWORD_LENGTH - letters.length;
  if (missing > 0) problems.push({ kind: 'too-short', minimum: MIN_PASSWORD_LENGTH, missing });
  if (isCommon(password)) problems.push({ kind: 'common' });
  if (bits < GOOD_BITS && shrunk.hasRepeats) problems.push({ kind: 'repeated' });
  if (bits < GOOD_BITS && shrunk.hasSequences) problems.push({ kind: 'sequence' });
  if (bits < FAIR_BITS && problems.length === 0) problems.push({ kind: 'guessable' });
  return { level: missing > 0 ? 'unusable' : levelOf(bits), bits, problems };
}

function levelOf(bits: number): PasswordLevel {
  if (bits < FAIR_BITS) return 'unusable';
  if (bits < GOOD_BITS) return 'fair';
  return bits < STRONG_BITS ? 'good' : 'strong';
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const REPEAT = /(.+?)\1{2,}/gu;

/** Removes what adds length but little strength: repeats, and sequences of the keyboard or the alphabet. */
function shrink(password: string): { text: string; hasRepeats: boolean; hasSequences: boolean } {
  const once = password.replace(REPEAT, '$1');
  let text = '';
  let index = 0;
  while (index < once.length) {
    const length = rowLength(once.slice(index).toLowerCase());
    text += once.slice(index, index + Math.min(length, 2));
    index += length;
  }
  return { text, hasRepeats: once !== password, hasSequences: text !== once };
}

/** The length of a sequence at the start, in either direction; 1 when shorter than four. */
function rowLength(text: string): number {
  for (const row of ROWS) {
    for (const order of [row, [...row].reverse().join('')]) {
      let length = 0;
      const start = order.indexOf(text.slice(0, 1));
      while (start >= 0 && length < text.length && order[start + length] === text[length]) length++;
      if (length >= 4) return length;
    }
  }
  return 1;
}

const RUNS = /\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu;

/** Sums the bits of runs of letters, digits and symbols. A run of letters counts as words. */
function countBits(text: string): number {
  const seen = new Set<string>();
  let bits = caseBits(text);
  for (const [run] of text.matchAll(RUNS)) {
    bits += seen.has(run) ? 1 : runBits(run);
    seen.add(run);
  }
  return bits;
}

function runBits(run: string): number {
  const length = [...run].length;
  if (/^\p{L}/u.test(run)) return Math.min(4.7 * length, 8 + 1.6 * length);
  if (/^\p{N}/u.test(run)) return Math.min(3.3 * length, 7 + 1.6 * length);
  return Math.min(4 * length, 5 + length);
}

/** One bit per capital: an initial one is expected. */
function caseBits(text: string): number {
  const capitals = [...text.matchAll(/\p{Lu}/gu)].length;
  const small = [...text.matchAll(/\p{Ll}/gu)].length;
  return Math.min(capitals, small);
}

/** Among the most tried passwords, and words that suggest themselves here. */
const COMMON =
  'password passwort passw0rd letmein welcome admin login monkey dragon football baseball master shadow iloveyou sunshine princess superman batman trustno1 whatever starwars charlie freedom michael jordan qwerty qwertz azerty secret hello dogecoin doge shiba bitcoin crypto wallet telegram kennel elonmusk tothemoon moon hodl lambo satoshi changeme default'.split(
    ' ',
  );

/** A known password, with a few digits and symbols around it. */
function isCommon(password: string): boolean {
  const core = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (COMMON.includes(password.toLowerCase())) return true;
  return COMMON.includes(core) && password.length - core.length <= 6;
}
