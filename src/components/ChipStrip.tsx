// Chips in one line that scrolls sideways from edge to edge of the phone.
import type { ReactNode, Ref } from 'react';
import styles from './ChipStrip.module.css';

export interface ChipStripProps {
  /** says aloud what is chosen */
  readonly label: string;
  /** the chips */
  readonly children: ReactNode;
  /** what scrolls */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Never wraps. */
export function ChipStrip({ label, children, ref }: ChipStripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its chips
    <div ref={ref} className={styles.strip} role="group" aria-label={label}>
      {children}
    </div>
  );
}
