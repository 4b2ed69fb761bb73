// A multi-line field for pasting a key or an address. Secrets are masked until shown.
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './PasteField.module.css';
import { emptyOnLeave } from './secretCleanup.ts';

export interface PasteFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** an example; never replaces the label */
  readonly placeholder?: string;
  /** shown as dots: the text is a secret */
  readonly isMasked: boolean;
  /** toggles the mask; absent if there is nothing to hide */
  readonly mask?: { readonly label: string; readonly onToggle: () => void };
  /** clears the field */
  readonly clear: { readonly label: string };
  /** below the field, without a problem */
  readonly hint?: ReactNode;
  /** replaces the hint */
  readonly problem?: string | null;
  readonly onEnter: () => void;
}

/** Enter submits, since valid input is a single line. */
export function PasteField(props: PasteFieldProps) {
  const { label, text, onText, isMasked, mask, problem, hint } = props;
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
          data-masked={(isMasked && text !== '') || undefined}
          rows={4}
          value={text}
          placeholder={props.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          dir="ltr"
          aria-invalid={Boolean(problem)}
          aria-describedby={below ? `${id}-below` : undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            props.onEnter();
          }}
        />
        {text !== '' && (
          <div className={styles.tools}>
            {mask && (
              <IconButton
                icon={isMasked ? 'eye' : 'eye-off'}
                label={mask.label}
                isPressed={!isMasked}
                onPress={mask.onToggle}
              />
            )}
            <IconButton icon="close" label={props.clear.label} onPress={() => onText('')} />
          </div>
        )}
      </div>
      {below && (
        <div
          id={`${id}-below`}
          className={problem ? styles.problem : styles.hint}
          role={problem ? 'alert' : 'status'}
        >
          {below}
        </div>
      )}
    </div>
  );
}
