/** Derives lists from growing lists incrementally: only new items at the end are processed. */

/** Whether a list begins with all items of another one, by identity. */
export const beginsWith = <Item>(list: readonly Item[], start: readonly Item[]): boolean =>
  start.length <= list.length && start.every((item, at) => item === list[at]);

/** How a list is derived from another. */
export interface ListMaking<From, To, Around> {
  readonly all: (from: readonly From[], around: Around) => readonly To[];
  /** extends the previous result by the new items at the end; null when all has to be derived anew */
  readonly more: (added: readonly From[], before: readonly To[], around: Around) => readonly To[] | null;
}

/**
 * Memoizes the last derived list. While `around` stays the same, the same items give the same list, and more items give a list that begins
 * with the same objects. Comparing takes one step per reference and does not look into items.
 *
 * @returns takes the list, and its other dependencies, which are compared one by one
 */
export function growingList<From, To, Around extends object>({
  all,
  more,
}: ListMaking<From, To, Around>): (from: readonly From[], around: Around) => readonly To[] {
  let last: { from: readonly From[]; around: Around; made: readonly To[] } | null = null;
  const make = (from: readonly From[], around: Around): readonly To[] => {
    if (last === null || !isSame(last.around, around) || !beginsWith(from, last.from))
      return all(from, around);
    if (from.length === last.from.length) return last.made;
    return more(from.slice(last.from.length), last.made, around) ?? all(from, around);
  };
  return (from, around) => {
    const made = make(from, around);
    last = { from, around, made };
    return made;
  };
}

function isSame<Around extends object>(one: Around, other: Around): boolean {
  const keys = Object.keys(other) as (keyof Around)[];
  return keys.every((key) => one[key] === other[key]);
}
