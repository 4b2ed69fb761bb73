// The field for a huge number: what is typed with its unit behind it, what stands under it, and a hint or a problem.
import { type ReactNode, useId } from 'react';
import { numberFit } from '../layout/NumberHero.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  /** said aloud */
  readonly label: string;
  readonly text: string;
  /** behind the number */
  readonly unit: ReactNode;
  /** the unit is too long for that, and stands under the number. @default false */
  readonly isUnitBelow?: boolean;
  /** how many digits' width the unit takes behind the number, and the space before it */
  readonly unitDigits: number;
  /** why the text is invalid */
  readonly problem: string | null;
  /** under the number, when there is no problem */
  readonly hint: string | null;
  readonly isDisabled: boolean;
  readonly onText: (text: string) => void;
  /** between the number and the hint; null: nothing */
  readonly children: ReactNode;
}

/** The keyboard is the decimal one; the line is as wide as what is typed, which a hidden copy measures. */
export function NumberField(props: NumberFieldProps) {
  const { label, text, unit, isUnitBelow = false, unitDigits, problem, hint, isDisabled } = props;
  const id = useId();
  return (
    <div className={styles.field} data-problem={problem !== null || undefined}>
      <label className="heard" htmlFor={id}>
        {label}
      </label>
      <div className={styles.line} style={numberFit(Math.max(1, text.length) + unitDigits)}>
        <span className={styles.entry}>
          <span className={styles.mirror} aria-hidden="true">
            {text === '' ? '0' : text}
          </span>
          <input
            id={id}
            className={styles.input}
            value={text}
            placeholder="0"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            disabled={isDisabled}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-hint`}
            onChange={(event) => props.onText(event.target.value)}
          />
        </span>
        {!isUnitBelow && <span className={styles.unit}>{unit}</span>}
      </div>
      {isUnitBelow && <span className={styles.below}>{unit}</span>}
      {props.children !== null && <div className={styles.beside}>{props.children}</div>}
      <div id={`${id}-hint`} className={styles.hint}>
        {problem !== null ? <FieldProblem text={problem} /> : hint}
      </div>
    </div>
  );
}
