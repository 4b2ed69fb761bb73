// A line that opens what few people need.
import { type ReactNode, useId } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './icons/Icon.tsx';

export interface DisclosureProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** its content brings its own space. @default false */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** Closed, its content is not in the page at all. */
export function Disclosure({ title, isOpen, onToggle, isFlush, children }: DisclosureProps) {
  const id = useId();
  return (
    <div className={styles.disclosure} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span>{title}</span>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={id} className={styles.content} data-flush={isFlush || undefined}>
          {children}
        </div>
      )}
    </div>
  );
}
