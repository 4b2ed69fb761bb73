// A field for one line of text with its label, its hint, and what is wrong with it.
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { scrollIntoView } from './FieldProblem.tsx';
import { emptyOnLeave } from './secretCleanup.ts';
import styles from './TextField.module.css';

/** What the browser may fill in or must not. */
export type AutoComplete = 'off' | 'new-password' | 'current-password' | 'one-time-code';

export interface TextFieldProps {
  readonly label: string;
  /** the label as it is drawn, where a part of it stands out */
  readonly labelContent?: ReactNode;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** @default 'text' */
  readonly type?: 'text' | 'password';
  /** under the field, when there is no problem */
  readonly hint?: ReactNode;
  /** what is wrong; replaces the hint */
  readonly problem?: string | null | undefined;
  /** an example; never in place of the label */
  readonly placeholder?: string;
  /** what the browser may fill in. @default 'off' */
  readonly autoComplete?: AutoComplete;
  /** the keyboard to show */
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  /** for words of a phrase, addresses and hashes: fixed width, no spell check, no capital letters */
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
 * For `ref` of a field: empties it as it leaves, and focuses it when it comes, where that is wanted. Not before it is drawn: all
 * would be laid out twice until anybody sees it.
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

/** A labelled field. */
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
