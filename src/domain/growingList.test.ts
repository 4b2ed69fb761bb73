import { describe, expect, it } from 'vitest';
import { growingList } from './growingList.ts';

/** Doubles even numbers; a negative one forces a complete recalculation. */
function doubles() {
  const worked: number[] = [];
  const double = (numbers: readonly number[], { by }: { readonly by: number }) =>
    numbers.map((number) => {
      worked.push(number);
      return { value: number * by };
    });
  const list = growingList<number, { value: number }, { readonly by: number }>({
    all: double,
    more: (added, before, around) =>
      added.some((number) => number < 0) ? null : before.concat(double(added, around)),
  });
  const worksOn = (numbers: readonly number[], by = 2) => {
    worked.length = 0;
    const made = list(numbers, { by });
    return { made, worked: [...worked] };
  };
  return worksOn;
}

describe('a list of a growing one', () => {
  it('is worked through at its new end alone, and begins with the same objects', () => {
    const worksOn = doubles();
    const { made: first } = worksOn([1, 2]);
    const { made, worked } = worksOn([1, 2, 3]);
    expect(worked).toEqual([3]);
    expect(made.map(({ value }) => value)).toEqual([2, 4, 6]);
    expect(made[0]).toBe(first[0]);
  });

  it('is the same one of the same items', () => {
    const worksOn = doubles();
    const { made } = worksOn([1, 2]);
    expect(worksOn([1, 2])).toEqual({ made, worked: [] });
    expect(worksOn([1, 2]).made).toBe(made);
  });

  it.each([
    ['an earlier item is another', [9, 2, 3], 2],
    ['it got shorter', [1], 2],
    ['it depends on something that changed', [1, 2], 3],
    ['its end cannot be added', [1, 2, -3], 2],
  ])('is made anew when %s', (_, numbers, by) => {
    const worksOn = doubles();
    worksOn([1, 2]);
    const { made, worked } = worksOn(numbers, by);
    expect(worked).toEqual(numbers);
    expect(made.map(({ value }) => value)).toEqual(numbers.map((number) => number * by));
  });
});
