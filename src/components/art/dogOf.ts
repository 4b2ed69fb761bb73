// Derives an account's avatar from its address, the same everywhere.

/** The features to draw. */
export interface Dog {
  /** index of the coat */
  readonly coat: number;
  /** index of the background */
  readonly ground: number;
  readonly ears: 'up' | 'down' | 'mixed' | 'round';
  readonly patch: 'none' | 'eye' | 'half' | 'blaze' | 'mask';
  readonly eyes: 'dots' | 'happy' | 'sleepy';
  readonly nose: 'keyhole' | 'button' | 'snout';
}

/** Number of coats and backgrounds. */
export const COATS = 10;
export const GROUNDS = 8;

const EARS = ['up', 'down', 'mixed', 'round'] as const;
const PATCHES = ['none', 'eye', 'half', 'blaze', 'mask'] as const;
const EYES = ['dots', 'happy', 'sleepy'] as const;
const NOSES = ['keyhole', 'button', 'snout'] as const;

/**
 * The dog of a text. There are 14,400: a visual aid, not proof that two addresses are equal.
 *
 * @param text - an address
 */
export function dogOf(text: string): Dog {
  const draw = drawer(text);
  return {
    coat: draw(COATS),
    ground: draw(GROUNDS),
    ears: pick(EARS, draw),
    patch: pick(PATCHES, draw),
    eyes: pick(EYES, draw),
    nose: pick(NOSES, draw),
  };
}

/** Successive numbers below a bound, determined by the text: FNV-1a, mixed again for each. */
function drawer(text: string): (bound: number) => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (bound) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) % bound;
  };
}

function pick<Choice>(choices: readonly [Choice, ...Choice[]], draw: (bound: number) => number): Choice {
  return choices[draw(choices.length)] ?? choices[0];
}
