/** Numbers that look drawn by chance and are the same every time, for tests of very many cases. */

/** Draws whole numbers from 0 to before `below`. */
export type Draw = (below: number) => number;

/** A row of draws. */
export function draws(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
