/** How long nodes keep a transaction out of blocks, by its lock time and its inputs' sequences. */
import type { LockEnd } from '../tx/Transfer.ts';

/** Smaller lock times are block heights, others seconds since 1970. */
const FIRST_TIME = 500_000_000;
/** If every input has this sequence, the lock time is ignored. */
const FINAL_SEQUENCE = 0xffffffff;
/** From this version on, sequences may be relative to the coin's confirmation: nodes enforce that for relay. @see BIP68 */
const FIRST_VERSION_WITH_AGES = 2;
const NO_AGE = 0x80000000;
const AGE_IN_TIME = 0x00400000;
const AGE = 0x0000ffff;
/** Seconds per unit of a time-based relative lock. */
const AGE_STEP_S = 512;

export interface LockFields {
  readonly version: number;
  /** 0: none */
  readonly lockTime: number;
  readonly sequences: readonly number[];
}

/** The time of the check. */
export interface Moment {
  /** milliseconds since 1970 */
  readonly nowMs: number;
  /** of the newest block; null when unknown, as on a phone that is never online */
  readonly height: number | null;
}

function lockedByTime({ lockTime, sequences }: LockFields, { nowMs, height }: Moment): readonly LockEnd[] {
  if (lockTime === 0 || sequences.every((sequence) => sequence === FINAL_SEQUENCE)) return [];
  if (lockTime >= FIRST_TIME) return lockTime * 1000 > nowMs ? [{ kind: 'time', atMs: lockTime * 1000 }] : [];
  if (height !== null && lockTime <= height) return [];
  return [{ kind: 'height', height: lockTime, blocksLeft: height === null ? null : lockTime - height }];
}

function lockedByAge({ version, sequences }: LockFields): readonly LockEnd[] {
  if (version >>> 0 < FIRST_VERSION_WITH_AGES) return [];
  const ages = sequences.filter((sequence) => (sequence & NO_AGE) === 0);
  const longest = (isInTime: boolean) =>
    ages.reduce((age, one) => (((one & AGE_IN_TIME) !== 0) === isInTime ? Math.max(age, one & AGE) : age), 0);
  const [blocks, steps] = [longest(false), longest(true)];
  return [
    ...(blocks > 0 ? [{ kind: 'blocks-after', blocks } as const] : []),
    ...(steps > 0 ? [{ kind: 'seconds-after', seconds: steps * AGE_STEP_S } as const] : []),
  ];
}

/** All locks that still apply; empty when it can be mined now. */
export const locksOf = (fields: LockFields, moment: Moment): readonly LockEnd[] => [
  ...lockedByTime(fields, moment),
  ...lockedByAge(fields),
];
