// A multi-line field for text that isn't secret.
import { type ReactNode, useId } from 'react';
import styles from './PasteField.module.css';
import { emptyOnLeave } from './secretCleanup.ts';

export interface LongTextFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** for signatures and hashes: monospace, no spell check. @default false */
  readonly isCode?: boolean;
  /** an example; never replaces the label */
  readonly placeholder?: string;
  /** below the field, without a problem */
  readonly hint?: ReactNode;
  /** replaces the hint */
  readonly problem?: string | null;
}

/** Grows up to eight lines. Enter starts a new line. */
export function LongTextField(props: LongTextFieldProps) {
  const { label, text, onText, isCode = false, problem, hint } = props;
  const id = useId();
  const below = problem ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-problem={Boolean(problem) || undefined}>
        <textarea
          ref={emptyOnLeave}
          id={id}
          className={styles.text}
          data-words={!isCode || undefined}
          rows={4}
          value={text}
          placeholder={props.placeholder}
          autoComplete="off"
          autoCapitalize={isCode ? 'none' : 'sentences'}
          autoCorrect={isCode ? 'off' : 'on'}
          spellCheck={!isCode}
          dir={isCode ? 'ltr' : 'auto'}
          aria-invalid={Boolean(problem)}
          aria-describedby={below ? `${id}-below` : undefined}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      {below && (
        <div
          id={`${id}-below`}
          className={problem ? styles.problem : styles.hint}
          role={problem ? 'alert' : undefined}
        >
          {below}
        </div>
      )}
    </div>
  );
}
