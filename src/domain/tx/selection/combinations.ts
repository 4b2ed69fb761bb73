/** Enumerates combinations of a few numbers. */

/** The number of ways to choose `size` of `count`. */
export function countCombinations(count: number, size: number): number {
  let ways = 1;
  for (let step = 1; step <= size; step++) ways = (ways * (count - size + step)) / step;
  return Math.round(ways);
}

/** Maximum number of combinations per list. */
const MAX_CHOICES = 12288;

/** The largest number of values whose combinations of `size` stay within the maximum. */
export function widestPool(size: number, available: number): number {
  let width = Math.min(available, MAX_CHOICES);
  while (width > size && countCombinations(width, size) > MAX_CHOICES) width--;
  return width;
}

/**
 * Visits every combination of `size` indexes among `values`, in a fixed order.
 *
 * @param visit - receives the sum and the chosen indexes, in a buffer that is reused; returning true stops
 * @returns whether a visit stopped the enumeration
 */
export function forEachCombination(
  values: readonly number[],
  size: number,
  visit: (sum: number, indexes: readonly number[]) => boolean,
): boolean {
  const indexes: number[] = [];
  const step = (from: number, sum: number): boolean => {
    if (indexes.length === size) return visit(sum, indexes);
    const last = values.length - (size - indexes.length);
    for (let index = from; index <= last; index++) {
      indexes.push(index);
      if (step(index + 1, sum + (values[index] ?? 0))) return true;
      indexes.pop();
    }
    return false;
  };
  return step(0, 0);
}

/** The sums of all combinations of `size` values, ascending. */
export function combinationSums(values: readonly number[], size: number): Float64Array {
  const sums = new Float64Array(countCombinations(values.length, size));
  let count = 0;
  const step = (from: number, missing: number, sum: number): void => {
    const last = values.length - missing;
    for (let index = from; index <= last; index++) {
      const next = sum + (values[index] ?? 0);
      if (missing > 1) step(index + 1, missing - 1, next);
      else sums[count++] = next;
    }
  };
  step(0, size, 0);
  return sums.sort();
}

/** The first combination with exactly this sum, as indexes in ascending order; empty when there is none. */
export function combinationWithSum(values: readonly number[], size: number, sum: number): readonly number[] {
  let found: readonly number[] = [];
  forEachCombination(values, size, (candidate, indexes) => {
    if (candidate !== sum) return false;
    found = [...indexes];
    return true;
  });
  return found;
}
