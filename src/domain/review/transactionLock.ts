/** Until when nodes keep a transaction out of blocks, by its lock time and the sequences of its inputs. */
import type { LockEnd } from '../tx/Transfer.ts';

/** Smaller lock times are heights of blocks, others seconds since 1970. */
const FIRST_TIME = 500_000_000;
/** With this sequence in every input a lock time means nothing. */
const FINAL_SEQUENCE = 0xffffffff;
/** From this version on a sequence may count from its coin's confirmation: nodes hold to that when they relay. @see BIP68 */
const FIRST_VERSION_WITH_AGES = 2;
const NO_AGE = 0x80000000;
const AGE_IN_TIME = 0x00400000;
const AGE = 0x0000ffff;
/** Seconds in one step of an age in time. */
const AGE_STEP_S = 512;

/** The fields that decide it. */
export interface LockFields {
  readonly version: number;
  /** 0: none */
  readonly lockTime: number;
  readonly sequences: readonly number[];
}

/** When and where it is looked at. */
export interface Moment {
  /** milliseconds since 1970 */
  readonly nowMs: number;
  /** of the newest block; null where nobody knows it, as on a phone that is never online */
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

/** Everything that it waits for; empty when a block can take it now. */
export const locksOf = (fields: LockFields, moment: Moment): readonly LockEnd[] => [
  ...lockedByTime(fields, moment),
  ...lockedByAge(fields),
];
