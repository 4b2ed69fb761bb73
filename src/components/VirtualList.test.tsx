// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VirtualList } from './VirtualList.tsx';

const NUMBERS = Array.from({ length: 20_000 }, (_, place) => place);
const ABOUT = 64;
const REAL = 50;

/** Tells of a changed height, as browsers do. */
type Notify = (entries: readonly { readonly target: Element; readonly borderBoxSize: unknown }[]) => void;

let notifiers: Notify[] = [];
let tidy: () => void = () => undefined;

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
beforeEach(() => {
  notifiers = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: Notify) {
        notifiers.push(notify);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Draws the list where everything is so high. */
function drawAt(height: number): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  act(() =>
    root.render(
      <VirtualList
        items={NUMBERS}
        label="Numbers"
        keyOf={String}
        heightOf={() => ABOUT}
        draw={String}
        place={{ offset: 0 }}
      />,
    ),
  );
  tidy = () => {
    act(() => root.unmount());
    place.remove();
  };
  return place;
}

const rowsIn = (place: HTMLElement) => Array.from(place.querySelectorAll('[role="listitem"]'));

/** Every row, its place, and the whole height. */
const skeletonOf = (place: HTMLElement) => ({
  rows: rowsIn(place).map((row) => [row.textContent, row.getAttribute('style')]),
  height: place.querySelector<HTMLElement>('[role="list"]')?.style.height,
});

/** Makes every row so high. */
const resize = (place: HTMLElement, blockSize: number) =>
  act(() => {
    for (const notify of notifiers)
      notify(rowsIn(place).map((target) => ({ target, borderBoxSize: [{ blockSize }] })));
  });

describe('a list of 20,000 rows', () => {
  it('takes heights as they are', () => {
    const place = drawAt(REAL);
    const drawn = rowsIn(place).length;
    expect(skeletonOf(place).height).toBe(`${NUMBERS.length * ABOUT - drawn * (ABOUT - REAL)}px`);
    expect(drawn).toBeLessThanOrEqual(80);
  });

  it('stays as it is while its page is put away, and takes heights again afterwards', () => {
    const place = drawAt(REAL);
    const before = skeletonOf(place);
    resize(place, 0);
    expect(skeletonOf(place)).toEqual(before);
    resize(place, REAL + 1);
    expect(skeletonOf(place)).not.toEqual(before);
  });

  it('draws few rows in a page that is put away from the start', () => {
    const place = drawAt(0);
    expect(rowsIn(place).length).toBeGreaterThan(0);
    expect(rowsIn(place).length).toBeLessThanOrEqual(80);
    expect(skeletonOf(place).height).toBe(`${NUMBERS.length * ABOUT}px`);
  });
});
