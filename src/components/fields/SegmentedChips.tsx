// One of a few, as pills beside each other: arrows move between them, and one of them always holds.
import { SegmentedControl } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './SegmentedChips.module.css';

export interface SegmentedChipsProps<Value extends string> {
  /** names the choice aloud */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into sight whenever another is chosen
  useLayoutEffect(() => {
    const strip = row.current;
    const at = strip?.querySelector<HTMLElement>('[data-active]');
    if (strip && at && isStrip) strip.scrollLeft = at.offsetLeft - (strip.clientWidth - at.offsetWidth) / 2;
  }, [chosen, isStrip]);
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
