// A list of any length: only what is in sight is drawn. Arrow keys go from row to row, and the scroll position is kept.
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
  /** all of them; only those in sight are drawn */
  readonly items: readonly Item[];
  /** said aloud */
  readonly label: string;
  /** the same function each time */
  readonly keyOf: (item: Item) => string;
  /** about how high an item is drawn, CSS pixels; the same function each time */
  readonly heightOf: (item: Item) => number;
  /** an item; what can be pressed in it comes first */
  readonly draw: (item: Item) => ReactNode;
  /** further items follow that are not known yet. @default false */
  readonly isOpenEnded?: boolean;
  /** where the page is scrolled to at first; follows along */
  readonly scrollPosition: { offset: number };
}

type RowProps<Item> = Pick<VirtualListProps<Item>, 'draw'> & { readonly item: Item };

/** Scrolling draws the rows anew that come into sight, not those that stay there. */
const Row = memo(function Row<Item>({ item, draw }: RowProps<Item>) {
  return draw(item);
}) as <Item>(props: RowProps<Item>) => ReactNode;

/** Rows drawn above and below what is in sight: a jump draws all of them at once. */
const OVERSCAN = 4;

/** The page's header stands over the list, and a bottom action may. */
const UNDER_HEADER = 72;

/** The list scrolls with the page. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, label, keyOf, heightOf, draw, isOpenEnded = false, scrollPosition } = props;
  const list = useRef<HTMLDivElement>(null);
  const top = useTop(list);
  const [focused, setFocused] = useState<number | null>(null);
  const rangeExtractor = useCallback((range: Range) => withFocused(range, focused), [focused]);
  // another function would have every height worked out again, at each step of scrolling
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
 * How high a row is, CSS pixels. Nothing has a height while the page is put away, as Telegram's web client may do with the
 * frame of the wallet: then a row is as high as it was, or about. Rows without height would all be in sight at once.
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

/** What has the focus stays drawn, however far it is scrolled away. */
function withFocused(range: Range, focused: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || shown.includes(focused)) return shown;
  return [...shown, focused].sort((a, b) => a - b);
}

/** Which item an element is in; null outside of all. */
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

/** Where the list begins on its page, CSS pixels. What stands over it may come, go and grow. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const update = () => {
      const [box] = list.current?.getClientRects() ?? [];
      // none while the page is put away
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

/** Puts the page where it was, and remembers where it is. */
function useRestoredPosition(scrollPosition: { offset: number }): void {
  useLayoutEffect(() => {
    window.scrollTo(0, scrollPosition.offset);
    const follow = () => {
      scrollPosition.offset = window.scrollY;
    };
    // asked once the rows are drawn, it would have the browser lay them out at once
    const first = { passive: true, capture: true };
    window.addEventListener('scroll', follow, first);
    return () => window.removeEventListener('scroll', follow, first);
  }, [scrollPosition]);
}
