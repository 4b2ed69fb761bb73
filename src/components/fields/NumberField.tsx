// The large number field: the typed number with its unit, content below, and a hint or a problem.
import { type ReactNode, useId } from 'react';
import { numberFit } from '../layout/NumberHero.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import styles from './NumberField.module.css';
import { useGroupedNumber } from './useGroupedNumber.ts';

export interface NumberFieldProps {
  /** accessible name */
  readonly label: string;
  /** without group marks */
  readonly text: string;
  /** after the number */
  readonly unit: ReactNode;
  /** a long unit is placed below the number. @default false */
  readonly isUnitBelow?: boolean;
  /** width of the unit after the number in digits, including the space */
  readonly unitDigits: number;
  /** why the text is invalid */
  readonly problem: string | null;
  /** below the number, without a problem */
  readonly hint: string | null;
  readonly isDisabled: boolean;
  /** called without group marks */
  readonly onText: (text: string) => void;
  /** between the number and the hint */
  readonly children: ReactNode;
}

/** Uses the decimal keyboard and shows group separators; the field is as wide as the number, measured by a hidden copy. */
export function NumberField(props: NumberFieldProps) {
  const { label, text, unit, isUnitBelow = false, unitDigits, problem, hint, isDisabled } = props;
  const id = useId();
  const { shown, field } = useGroupedNumber(text, props.onText);
  return (
    <div className={styles.field} data-problem={problem !== null || undefined}>
      <label className="heard" htmlFor={id}>
        {label}
      </label>
      <div className={styles.line} style={numberFit(Math.max(1, shown.length) + unitDigits)}>
        <span className={styles.entry}>
          <span className={styles.mirror} aria-hidden="true">
            {shown === '' ? '0' : shown}
          </span>
          <input
            id={id}
            className={styles.input}
            {...field}
            placeholder="0"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            disabled={isDisabled}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-hint`}
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
