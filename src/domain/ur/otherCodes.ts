/** Rows of codes in formats that Kennel does not read, by what their parts look like. */

/** `ur-1`: the first version of UR · `p-of-n`: Specter's · `bbqr`: Coldcard's */
export type OtherCode = 'ur-1' | 'p-of-n' | 'bbqr';

const OTHERS: readonly (readonly [OtherCode, RegExp])[] = [
  ['ur-1', /^ur:[a-z-]{1,40}\/\d{1,4}of\d{1,4}\//i],
  // a whole message: letters and digits of bech32 instead of words
  ['ur-1', /^ur:[a-z-]{1,40}\/(?=[a-z]*\d)[02-9ac-hj-np-z]{6,}$/i],
  ['p-of-n', /^p\d{1,4}of\d{1,4}\s/i],
  ['bbqr', /^B\$[2HZ][A-Z][0-9A-Z]{4}/],
];

/** Null for what is no part of such a row. */
export const otherCodeOf = (text: string): OtherCode | null =>
  OTHERS.find(([, form]) => form.test(text.trim()))?.[0] ?? null;
