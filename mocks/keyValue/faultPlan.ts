/** Which calls of a faulty store go wrong, and how: decided by a seed, so that each history can be lived again. */

/** What can happen to one call. */
export type PlannedFault =
  /** nothing is done, and the caller is told so */
  | { readonly kind: 'throws-before' }
  /** it is done, and the caller is told that it was not */
  | { readonly kind: 'throws-after' }
  /** nothing is written, and the caller is told that it was */
  | { readonly kind: 'loses' }
  /** a part of the text is written; `keep` of it, 0 to 1 */
  | { readonly kind: 'truncates'; readonly keep: number }
  /** it is done after the caller's patience is over */
  | { readonly kind: 'late' }
  /** calls that were made after it are done and answered before it */
  | { readonly kind: 'out-of-order' }
  /** there is no room */
  | { readonly kind: 'full' };

/** The kinds of mishap. */
export type PlannedFaultKind = PlannedFault['kind'];

/** All kinds. */
export const PLANNED_FAULT_KINDS: readonly PlannedFaultKind[] = [
  'throws-before',
  'throws-after',
  'loses',
  'truncates',
  'late',
  'out-of-order',
  'full',
];

/** Decides what happens to the next call; null when all goes well. */
export type FaultPlan = () => PlannedFault | null;

/** Numbers from 0 to below 1, the same ones for the same seed. Not for secrets. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // A step of the SplitMix32 generator.
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes a plan.
 *
 * @param chance - of each call to go wrong, 0 to 1
 */
export function seededFaults(seed: number, chance: number, kinds = PLANNED_FAULT_KINDS): FaultPlan {
  const next = seededNumbers(seed);
  return () => {
    if (next() >= chance) return null;
    const kind = kinds[Math.floor(next() * kinds.length)];
    if (kind === undefined) return null;
    return kind === 'truncates' ? { kind, keep: next() } : { kind };
  };
}

/** A plan that is told call by call; all goes well after its end. */
export function listedFaults(list: readonly (PlannedFault | null)[]): FaultPlan {
  const rest = [...list];
  return () => rest.shift() ?? null;
}
