/** The visual skeleton of a name: letters that look alike are unified. */

/** Confusable characters without accents, and the plain letter for each. A selection of Unicode's confusables. */
const ALIKE: Readonly<Record<string, string>> = {
  // ASCII digits
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  // Cyrillic
  а: 'a',
  ь: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  з: 'e',
  ү: 'y',
  ғ: 'f',
  // Greek
  α: 'a',
  β: 'b',
  ϲ: 'c',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  // Armenian, and special Latin letters
  օ: 'o',
  ո: 'n',
  ս: 'u',
  հ: 'h',
  ց: 'g',
  ѡ: 'w',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ɡ: 'g',
  ɑ: 'a',
  ɩ: 'i',
  ƚ: 'l',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'b',
  ð: 'd',
  þ: 'p',
};

/** Two letters that look like one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** Removes accents and replaces confusable letters with plain ones. */
const plain = (text: string): string =>
  Array.from(
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
    (letter) => ALIKE[letter] ?? letter,
  ).join('');

/** Two names with the same skeleton are hard to tell apart. */
export const skeletonOf = (drawn: string): string =>
  PAIRS.reduce((text, [pair, single]) => text.replace(pair, single), plain(drawn));

const PLAIN_WORD = /^[a-z0-9-]+$/;

/** The Latin word that a label of another alphabet looks like; null when there is none, or the label is Latin itself. */
export function latinSkeleton(label: string): string | null {
  if (PLAIN_WORD.test(label) || /\p{Script=Latin}/u.test(label)) return null;
  const skeleton = plain(label);
  return PLAIN_WORD.test(skeleton) ? skeleton : null;
}
