// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VirtualList } from './VirtualList.tsx';

const NUMBERS = Array.from({ length: 20_000 }, (_, container) => container);
const ABOUT = 64;
const REAL = 50;

/** Reports a changed height, as browsers do. */
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

/** Renders the list with everything at this height. */
function drawAt(height: number, draw: (row: number) => string = String): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  act(() =>
    root.render(
      <VirtualList
        items={NUMBERS}
        label="Number format"
        keyOf={String}
        heightOf={() => ABOUT}
        draw={draw}
        scrollPosition={{ offset: 0 }}
      />,
    ),
  );
  tidy = () => {
    act(() => root.unmount());
    container.remove();
  };
  return container;
}

const scrollTo = (offset: number) =>
  act(() => {
    vi.stubGlobal('scrollY', offset);
    window.dispatchEvent(new Event('scroll'));
  });

const rowsIn = (container: HTMLElement) => Array.from(container.querySelectorAll('[role="listitem"]'));

/** Every row, its position, and the total height. */
const skeletonOf = (container: HTMLElement) => ({
  rows: rowsIn(container).map((row) => [row.textContent, row.getAttribute('style')]),
  height: container.querySelector<HTMLElement>('[role="list"]')?.style.height,
});

/** Sets the height of every row. */
const resize = (container: HTMLElement, blockSize: number) =>
  act(() => {
    for (const notify of notifiers)
      notify(rowsIn(container).map((target) => ({ target, borderBoxSize: [{ blockSize }] })));
  });

describe('a list of 20,000 rows', () => {
  it('takes heights as they are', () => {
    const container = drawAt(REAL);
    const drawn = rowsIn(container).length;
    expect(skeletonOf(container).height).toBe(`${NUMBERS.length * ABOUT - drawn * (ABOUT - REAL)}px`);
    expect(drawn).toBeLessThanOrEqual(80);
  });

  it('draws a row once, however far it is scrolled past it', () => {
    const draw = vi.fn(String);
    const container = drawAt(ABOUT, draw);
    const before = rowsIn(container).length;
    for (let step = 1; step <= 20; step += 1) scrollTo(step * ABOUT);
    expect(rowsIn(container).at(-1)?.textContent).not.toBe(String(before - 1));
    expect(draw.mock.calls.length).toBe(new Set(draw.mock.calls.map(([row]) => row)).size);
  });

  it('stays as it is while its page is put away, and takes heights again afterwards', () => {
    const container = drawAt(REAL);
    const before = skeletonOf(container);
    resize(container, 0);
    expect(skeletonOf(container)).toEqual(before);
    resize(container, REAL + 1);
    expect(skeletonOf(container)).not.toEqual(before);
  });

  it('draws few rows in a page that is put away from the start', () => {
    const container = drawAt(0);
    expect(rowsIn(container).length).toBeGreaterThan(0);
    expect(rowsIn(container).length).toBeLessThanOrEqual(80);
    expect(skeletonOf(container).height).toBe(`${NUMBERS.length * ABOUT}px`);
  });
});
