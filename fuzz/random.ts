/** Randomness from a seed: the same seed gives the same numbers, on every machine. */

/** Every draw advances it. */
export interface Random {
  /** an integer from 0 to `below` - 1 */
  below(below: number): number;
  /** true with this probability */
  chance(percent: number): boolean;
  /** a random item. @throws {RangeError} for an empty list */
  pick<Item>(items: readonly Item[]): Item;
}

/** @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (mulberry32) */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number): number => Math.floor((next() / 0x1_0000_0000) * limit);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}
