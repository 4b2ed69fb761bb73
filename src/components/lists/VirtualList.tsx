// A list of any length: only visible items are rendered. Arrow keys move between rows, and the scroll position is kept.
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './VirtualList.module.css';

export interface VirtualListProps<Item> {
  /** only visible ones are rendered */
  readonly items: readonly Item[];
  /** accessible name */
  readonly label: string;
  /** must be a stable reference */
  readonly keyOf: (item: Item) => string;
  /** estimated height of an item, CSS pixels; must be a stable reference */
  readonly heightOf: (item: Item) => number;
  /** an item; its pressable element comes first */
  readonly draw: (item: Item) => ReactNode;
  /** further items exist that aren't known yet. @default false */
  readonly isOpenEnded?: boolean;
  /** the initial scroll position; updated while scrolling */
  readonly scrollPosition: { offset: number };
}

type RowProps<Item> = Pick<VirtualListProps<Item>, 'draw'> & { readonly item: Item };

/** Scrolling renders only rows that become visible. */
const Row = memo(function Row<Item>({ item, draw }: RowProps<Item>) {
  return draw(item);
}) as <Item>(props: RowProps<Item>) => ReactNode;

/** Rows rendered above and below the visible ones: after a jump all of them render at once. */
const OVERSCAN = 4;

/** The page's header covers the top of the list, and a bottom action may cover the bottom. */
const UNDER_HEADER = 72;

/** The list scrolls with the page. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, label, keyOf, heightOf, draw, isOpenEnded = false, scrollPosition } = props;
  const list = useRef<HTMLDivElement>(null);
  const top = useTop(list);
  const [focused, setFocused] = useState<number | null>(null);
  const rangeExtractor = useCallback((range: Range) => withFocused(range, focused), [focused]);
  // a new function would recompute all heights on each scroll step
  const getItemKey = useCallback((index: number) => keyAt(items, index, keyOf), [items, keyOf]);
  const estimateSize = useCallback((index: number) => heightAt(items, index, heightOf), [items, heightOf]);
  const virtual = useWindowVirtualizer({
    count: items.length,
    getItemKey,
    estimateSize,
    measureElement: measureRow,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialOffset: () => scrollPosition.offset,
    scrollPaddingStart: UNDER_HEADER,
    scrollPaddingEnd: UNDER_HEADER,
    rangeExtractor,
  });
  useRestoredPosition(scrollPosition);
  const focusRow = (index: number) => {
    setFocused(index);
    virtual.scrollToIndex(index, { align: 'auto' });
  };
  useLayoutEffect(() => {
    if (focused === null) return;
    const row = list.current?.querySelector(`[data-index="${focused}"]`);
    if (row && !row.contains(document.activeElement)) {
      row.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    }
  }, [focused]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: its items are placed one by one, which no list element allows
    <div
      ref={list}
      role="list"
      aria-label={label}
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={(event) => moveBy(event, items.length, focusRow)}
      onFocus={(event) => setFocused(indexOf(event.target))}
      onBlur={() => setFocused(null)}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            key={key}
            ref={virtual.measureElement}
            role="listitem"
            aria-setsize={isOpenEnded ? -1 : items.length}
            aria-posinset={index + 1}
            data-index={index}
            className={styles.item}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Row item={item} draw={draw} />
          </div>
        );
      })}
    </div>
  );
}

const keyAt = <Item,>(items: readonly Item[], index: number, keyOf: (item: Item) => string): string => {
  const item = items[index];
  return item === undefined ? String(index) : keyOf(item);
};

const heightAt = <Item,>(items: readonly Item[], index: number, heightOf: (item: Item) => number): number => {
  const item = items[index];
  return item === undefined ? 0 : heightOf(item);
};

/**
 * A row's height, CSS pixels. While the page is hidden (Telegram's web client may hide the wallet's frame) elements have no height:
 * then the last or estimated one is used. Rows without height would all be visible at once.
 */
function measureRow(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtual: Virtualizer<Window, Element>,
): number {
  const height = measureElement(row, entry, virtual);
  if (height > 0) return height;
  const index = virtual.indexFromElement(row);
  return virtual.itemSizeCache.get(virtual.options.getItemKey(index)) ?? virtual.options.estimateSize(index);
}

/** The focused row stays rendered, however far it is scrolled away. */
function withFocused(range: Range, focused: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || shown.includes(focused)) return shown;
  return [...shown, focused].sort((a, b) => a - b);
}

/** The index of the item an element is in; null if none. */
function indexOf(element: Element): number | null {
  const text = element.closest('[data-index]')?.getAttribute('data-index');
  return text === null || text === undefined ? null : Number(text);
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

function moveBy(event: KeyboardEvent<HTMLElement>, count: number, focusRow: (index: number) => void): void {
  const step = STEPS[event.key];
  const index = event.target instanceof Element ? indexOf(event.target) : null;
  if (step === undefined || index === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  focusRow(step(index, count - 1));
}

/** The list's top on its page, CSS pixels. Content above may appear, disappear and grow. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const update = () => {
      const [box] = list.current?.getClientRects() ?? [];
      // not available while the page is hidden
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    update();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(update);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [list]);
  return top;
}

/** Restores the scroll position, and tracks it. */
function useRestoredPosition(scrollPosition: { offset: number }): void {
  useLayoutEffect(() => {
    window.scrollTo(0, scrollPosition.offset);
    const follow = () => {
      scrollPosition.offset = window.scrollY;
    };
    // querying it right after rendering would force a layout
    const first = { passive: true, capture: true };
    window.addEventListener('scroll', follow, first);
    return () => window.removeEventListener('scroll', follow, first);
  }, [scrollPosition]);
}
