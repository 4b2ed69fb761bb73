/** Lists that are made of longer and longer ones: only what is new at the end is worked through. */

/** Whether a list begins with all items of another one: the very same objects. */
export const beginsWith = <Item>(list: readonly Item[], start: readonly Item[]): boolean =>
  start.length <= list.length && start.every((item, at) => item === list[at]);

/** How a list is made of another. */
export interface ListMaking<From, To, Around> {
  readonly all: (from: readonly From[], around: Around) => readonly To[];
  /** continues what was made before with what is new at the end; null where all has to be made anew */
  readonly more: (added: readonly From[], before: readonly To[], around: Around) => readonly To[] | null;
}

/**
 * Makes lists of lists, and keeps the last one. As long as all the rest is the same: of the same items it is the same list, and
 * of more items it begins with the same objects. To compare and to continue takes a step for each reference and looks into none.
 *
 * @returns takes the list, and everything else that it depends on, compared one by one
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
