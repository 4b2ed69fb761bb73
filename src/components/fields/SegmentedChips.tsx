// A choice of a few pills side by side: arrow keys move between them, and one is always chosen.
import { SegmentedControl } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './SegmentedChips.module.css';

export interface SegmentedChipsProps<Value extends string> {
  /** accessible name */
  readonly label: string;
  /** in display order */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly isDisabled?: boolean;
  /** one line that scrolls sideways edge to edge, with the chosen one in view. @default false */
  readonly isStrip?: boolean;
}

/** Each is a touch target of 44 pixels' height. */
export function SegmentedChips<Value extends string>(props: SegmentedChipsProps<Value>) {
  const { label, options, chosen, onChoose, isDisabled = false, isStrip = false } = props;
  const row = useRef<HTMLDivElement>(null);
  useStrip(row, chosen, isStrip);
  return (
    <HeadlessScope>
      <SegmentedControl<Value>
        ref={row}
        classNames={styles}
        mod={{ strip: isStrip }}
        aria-label={label}
        disabled={isDisabled}
        value={chosen}
        onChange={onChoose}
        data={[...options]}
      />
    </HeadlessScope>
  );
}

/** Centers the chosen one, as far as the strip scrolls: on a choice, and whenever a width changes. */
function useStrip(row: RefObject<HTMLDivElement | null>, chosen: string, isStrip: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element is the chosen one
  useLayoutEffect(() => {
    const strip = row.current;
    const at = strip?.querySelector<HTMLElement>('[data-active]');
    if (!isStrip || !strip || !at) return;
    const centre = () => {
      strip.scrollLeft = at.offsetLeft - (strip.clientWidth - at.offsetWidth) / 2;
    };
    centre();
    if (typeof ResizeObserver === 'undefined') return;
    // a rotated phone, a font loaded late, a page that was hidden until now
    const observer = new ResizeObserver(centre);
    observer.observe(strip);
    observer.observe(at);
    return () => observer.disconnect();
  }, [row, chosen, isStrip]);
}
