/** Whether an origin may be mistaken for another one: rejected when it is clearly deliberate, a warning when it may be chance. */

import { latinSkeleton, skeletonOf } from '../text/skeleton.ts';
import type { Likeness } from './originProblems.ts';
import { drawnHost } from './punycode.ts';
import { hostOf } from './readOrigin.ts';

/** Alphabets with letters that look like those of another one. */
const ALIKE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

const mixesScripts = (label: string): boolean =>
  ALIKE_SCRIPTS.filter((script) => script.test(label)).length > 1;

/** Whether two texts differ by one inserted, removed or replaced letter, or by two swapped neighbors. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === long || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const areSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return areSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Deliberate likeness, within the name itself or to a connected origin. */
function deceit(drawn: string, host: string, others: readonly string[]): Likeness | null {
  const labels = drawn.split('.');
  if (labels.some(mixesScripts)) return { kind: 'mixed-scripts', shown: drawn };
  if (labels.some((label) => latinSkeleton(label) !== null)) {
    const reads = labels.map((label) => latinSkeleton(label) ?? label).join('.');
    return { kind: 'looks-latin', shown: drawn, reads };
  }
  const skeleton = skeletonOf(drawn);
  const as = others.find((other) => other !== host && skeletonOf(drawnHost(other)) === skeleton);
  return as === undefined ? null : { kind: 'same-look', as: `https://${as}` };
}

/** Likeness that may be chance. */
function resemblance(drawn: string, host: string, others: readonly string[]): Likeness | null {
  const near = others.find((other) => isOneLetterOff(other, host));
  if (near !== undefined) return { kind: 'one-letter', as: `https://${near}` };
  const front = others.find((other) => host.startsWith(`${other}.`) || host.startsWith(`${other}-`));
  if (front !== undefined) return { kind: 'in-front', as: `https://${front}` };
  return drawn === host ? null : { kind: 'other-letters', shown: drawn };
}

export interface LikenessCheck {
  readonly verdict: 'fine' | 'warn' | 'reject';
  /** null when the verdict is `fine` */
  readonly likeness: Likeness | null;
}

/**
 * Compares an origin with the connected ones. One that is connected already is fine.
 *
 * @param connected - origins
 */
export function lookAlikeOrigin(origin: string, connected: readonly string[]): LikenessCheck {
  if (connected.includes(origin)) return { verdict: 'fine', likeness: null };
  const host = hostOf(origin);
  const drawn = drawnHost(host);
  const others = connected.map(hostOf);
  const rejected = deceit(drawn, host, others);
  if (rejected !== null) return { verdict: 'reject', likeness: rejected };
  const likeness = resemblance(drawn, host, others);
  return { verdict: likeness === null ? 'fine' : 'warn', likeness };
}
