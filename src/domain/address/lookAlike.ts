/** Finds addresses that are easily mistaken for one another: a swapped address is paid because it looks right. */

/** People compare about this many characters at each end. */
const COMPARED = 4;

/** Whether two different addresses share their first and last characters. */
export const isLookAlike = (one: string, other: string): boolean =>
  one !== other &&
  one.length > 2 * COMPARED &&
  other.length > 2 * COMPARED &&
  one.slice(0, COMPARED) === other.slice(0, COMPARED) &&
  one.slice(-COMPARED) === other.slice(-COMPARED);

/** The first known address that this one could be mistaken for; null when there is none, or it is itself known. */
export function findLookAlike<Address extends string>(
  address: string,
  known: readonly Address[],
): Address | null {
  if (known.some((one) => one === address)) return null;
  return known.find((one) => isLookAlike(address, one)) ?? null;
}

/** The indexes of the first and the last differing character, from 0. */
export function differenceOf(one: string, other: string): { readonly from: number; readonly to: number } {
  const longest = Math.max(one.length, other.length);
  const indexes = Array.from({ length: longest }, (_, index) => index).filter(
    (index) => one[index] !== other[index],
  );
  return { from: indexes[0] ?? longest, to: indexes.at(-1) ?? longest };
}
