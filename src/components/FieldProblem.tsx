// The sentence under a field that says why its text is refused; read aloud as it comes.
import styles from './FieldProblem.module.css';
import { Icon } from './icons/Icon.tsx';
import { scrollIntoSight } from './scrollIntoSight.ts';

/** A refusal in one or two sentences. */
export function FieldProblem({ text }: { readonly text: string }) {
  return (
    <p ref={scrollIntoSight} className={styles.problem} role="alert">
      <Icon name="problem" size={16} className={styles.icon} />
      <span>{text}</span>
    </p>
  );
}
