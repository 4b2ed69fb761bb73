/** What a name looks like at a glance: letters that are drawn alike become the same one. */

/** Pairs of what is drawn alike, after accents were taken off; the second is the plain letter. A choice of Unicode's confusables. */
const ALIKE: Readonly<Record<string, string>> = {
  // digits and letters of ASCII itself
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
  // Armenian, and letters of Latin that are not plain
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

/** Two letters that are drawn like one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** Takes accents off and puts plain letters in place of those that are drawn like them. */
const plain = (text: string): string =>
  Array.from(
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
    (letter) => ALIKE[letter] ?? letter,
  ).join('');

/** The look of a name: two names with the same one are hard to tell apart. */
export const skeletonOf = (drawn: string): string =>
  PAIRS.reduce((text, [pair, single]) => text.replace(pair, single), plain(drawn));

const PLAIN_WORD = /^[a-z0-9-]+$/;

/** The Latin word that a label of another alphabet looks like; null when it looks like none, or is Latin itself. */
export function latinSkeleton(label: string): string | null {
  if (PLAIN_WORD.test(label) || /\p{Script=Latin}/u.test(label)) return null;
  const skeleton = plain(label);
  return PLAIN_WORD.test(skeleton) ? skeleton : null;
}
