// The sentence under a field that says why its text is invalid; read aloud as it comes.

import { Icon } from '../art/Icon.tsx';
import styles from './FieldProblem.module.css';

/** A rejection in one or two sentences. */
export function FieldProblem({ text }: { readonly text: string }) {
  return (
    <p ref={scrollIntoView} className={styles.problem} role="alert">
      <Icon name="problem" size={16} className={styles.icon} />
      <span>{text}</span>
    </p>
  );
}

/** Scrolls what has just appeared clear of the bars over and under the page; for the `ref` of a rejection. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
