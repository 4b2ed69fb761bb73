// A single-line text field with its label, hint and problem.
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { scrollIntoView } from './FieldProblem.tsx';
import { emptyOnLeave } from './secretCleanup.ts';
import styles from './TextField.module.css';

export type AutoComplete = 'off' | 'new-password' | 'current-password' | 'one-time-code';

export interface TextFieldProps {
  readonly label: string;
  /** the rendered label, if a part of it is highlighted */
  readonly labelContent?: ReactNode;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** @default 'text' */
  readonly type?: 'text' | 'password';
  /** below the field, without a problem */
  readonly hint?: ReactNode;
  /** replaces the hint */
  readonly problem?: string | null | undefined;
  /** an example; never replaces the label */
  readonly placeholder?: string;
  /** @default 'off' */
  readonly autoComplete?: AutoComplete;
  /** the on-screen keyboard */
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  /** for phrase words, addresses and hashes: monospace, no spell check, no capitalization */
  readonly isCode?: boolean;
  readonly isDisabled?: boolean;
  /** takes the focus when it appears */
  readonly hasFocus?: boolean;
  /** before the text, for example a number */
  readonly leading?: ReactNode;
  /** buttons after the text */
  readonly trailing?: ReactNode;
}

/**
 * For a field's `ref`: clears it on unmount, and focuses it after the first paint if requested. Earlier focus would force a second
 * layout before anything is visible.
 */
function useField(isFocused = false) {
  const field = useRef<HTMLInputElement>(null);
  const [isFirst] = useState(isFocused);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    return emptyOnLeave(element);
  }, []);
}

export function TextField(props: TextFieldProps) {
  const { label, text, onText, type = 'text', hint, problem, leading, trailing, isCode, hasFocus } = props;
  const id = useId();
  const ref = useField(hasFocus);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {props.labelContent ?? label}
      </label>
      <div className={styles.box} data-problem={Boolean(problem) || undefined}>
        {leading !== undefined && <span className={styles.leading}>{leading}</span>}
        <input
          ref={ref}
          id={id}
          className={styles.input}
          data-code={isCode || undefined}
          type={type}
          value={text}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
          disabled={props.isDisabled}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          dir={isCode ? 'ltr' : 'auto'}
          aria-invalid={Boolean(problem)}
          aria-describedby={(problem ?? hint) ? `${id}-below` : undefined}
          onChange={(event) => onText(event.target.value)}
        />
        {trailing}
      </div>
      {problem ? (
        <div key="problem" ref={scrollIntoView} id={`${id}-below`} className={styles.problem} role="alert">
          {problem}
        </div>
      ) : (
        hint && (
          <div key="hint" id={`${id}-below`} className={styles.hint}>
            {hint}
          </div>
        )
      )}
    </div>
  );
}
