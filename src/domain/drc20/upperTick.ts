/** Writes ticks in upper case as the ledger's indexes do. */

const upperOf = (character: string): string => {
  const upper = character.toUpperCase();
  return [...upper].length === 1 ? upper : character;
};

/**
 * The tick in upper case, character by character: one that would become two (ß, SS) stays, because it does in the
 * indexes, and `SS` is another token.
 *
 * @see https://pkg.go.dev/strings#ToUpper
 */
export const upperTick = (tick: string): string => [...tick].map(upperOf).join('');
