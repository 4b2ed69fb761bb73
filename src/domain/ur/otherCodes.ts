/** Recognizes code series in formats that Kennel does not support, by the form of their parts. */

/** `ur-1`: the first version of UR · `p-of-n`: Specter's · `bbqr`: Coldcard's */
export type OtherCode = 'ur-1' | 'p-of-n' | 'bbqr';

const OTHERS: readonly (readonly [OtherCode, RegExp])[] = [
  ['ur-1', /^ur:[a-z-]{1,40}\/\d{1,4}of\d{1,4}\//i],
  // a complete message: bech32 characters instead of Bytewords
  ['ur-1', /^ur:[a-z-]{1,40}\/(?=[a-z]*\d)[02-9ac-hj-np-z]{6,}$/i],
  ['p-of-n', /^p\d{1,4}of\d{1,4}\s/i],
  ['bbqr', /^B\$[2HZ][A-Z][0-9A-Z]{4}/],
];

/** Null when it is not part of such a series. */
export const otherCodeOf = (text: string): OtherCode | null =>
  OTHERS.find(([, form]) => form.test(text.trim()))?.[0] ?? null;
