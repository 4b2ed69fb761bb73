/** Finds addresses that are taken for one another at a glance, which is how a swapped address gets paid. */

/** So many characters at either end are what people compare. */
const COMPARED = 4;

/** Whether two different addresses begin and end alike. */
export const isLookAlike = (one: string, other: string): boolean =>
  one !== other &&
  one.length > 2 * COMPARED &&
  other.length > 2 * COMPARED &&
  one.slice(0, COMPARED) === other.slice(0, COMPARED) &&
  one.slice(-COMPARED) === other.slice(-COMPARED);

/** The first of the known addresses that an address could be taken for; null when it is none of them, or one itself. */
export function findLookAlike<Address extends string>(
  address: string,
  known: readonly Address[],
): Address | null {
  if (known.some((one) => one === address)) return null;
  return known.find((one) => isLookAlike(address, one)) ?? null;
}

/** Where the two differ: the index of the first and of the last character that is not the same, from 0. */
export function differenceOf(one: string, other: string): { readonly from: number; readonly to: number } {
  const longest = Math.max(one.length, other.length);
  const indexes = Array.from({ length: longest }, (_, index) => index).filter(
    (index) => one[index] !== other[index],
  );
  return { from: indexes[0] ?? longest, to: indexes.at(-1) ?? longest };
}
