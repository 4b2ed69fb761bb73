/** Which calls of a faulty store fail, and how: decided by a seed, so that each history can be repeated. */

/** A failure of one call. */
export type PlannedFault =
  /** nothing is done, and the call throws */
  | { readonly kind: 'throws-before' }
  /** it is done, but the call throws */
  | { readonly kind: 'throws-after' }
  /** nothing is written, but the call succeeds */
  | { readonly kind: 'loses' }
  /** only part of the text is written; `keep` of it, 0 to 1 */
  | { readonly kind: 'truncates'; readonly keep: number }
  /** it is done after the caller's timeout */
  | { readonly kind: 'late' }
  /** calls made after it are done and answered first */
  | { readonly kind: 'out-of-order' }
  /** the storage is full */
  | { readonly kind: 'full' };

export type PlannedFaultKind = PlannedFault['kind'];

export const PLANNED_FAULT_KINDS: readonly PlannedFaultKind[] = [
  'throws-before',
  'throws-after',
  'loses',
  'truncates',
  'late',
  'out-of-order',
  'full',
];

/** Decides the next call's failure; null for none. */
export type FaultPlan = () => PlannedFault | null;

/** Numbers from 0 to below 1, equal for equal seeds. Not for secrets. */
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
 * @param chance - of each call to fail, 0 to 1
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

/** A plan from a list, one entry per call; after its end every call succeeds. */
export function listedFaults(list: readonly (PlannedFault | null)[]): FaultPlan {
  const rest = [...list];
  return () => rest.shift() ?? null;
}
