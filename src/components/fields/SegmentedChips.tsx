// One of a few, as pills beside each other: arrows move between them, and one of them always holds.
import { SegmentedControl } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './SegmentedChips.module.css';

export interface SegmentedChipsProps<Value extends string> {
  /** names the choice aloud */
  readonly label: string;
  /** in the order in which they stand */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** the `value` of one of them */
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly isDisabled?: boolean;
  /** one line that scrolls sideways from edge to edge of the phone, the chosen one in sight. @default false */
  readonly isStrip?: boolean;
}

/** Each is 44 pixels high to touch. */
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

/** The chosen one is in the middle, as far as the strip scrolls: when it is chosen, and whenever a width becomes another. */
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
    // a phone turned, a font come late, a page that was hidden until now
    const observer = new ResizeObserver(centre);
    observer.observe(strip);
    observer.observe(at);
    return () => observer.disconnect();
  }, [row, chosen, isStrip]);
}
