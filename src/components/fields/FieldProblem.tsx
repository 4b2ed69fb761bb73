// The sentence under a field that says why its text is invalid; announced when it appears.

import { Icon } from '../art/Icon.tsx';
import styles from './FieldProblem.module.css';

export function FieldProblem({ text }: { readonly text: string }) {
  return (
    <p ref={scrollIntoView} className={styles.problem} role="alert">
      <Icon name="problem" size={16} className={styles.icon} />
      <span>{text}</span>
    </p>
  );
}

/** Scrolls a new element clear of the top and bottom bars; for the `ref` of a problem. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
