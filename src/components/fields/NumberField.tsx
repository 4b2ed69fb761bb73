// The field for a huge number: what is typed with its unit behind it, what stands under it, and a hint or a problem.
import { type ReactNode, useId } from 'react';
import { numberFit } from '../layout/NumberHero.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import styles from './NumberField.module.css';
import { useGroupedNumber } from './useGroupedNumber.ts';

export interface NumberFieldProps {
  /** said aloud */
  readonly label: string;
  /** without group marks */
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
  /** hears it without group marks */
  readonly onText: (text: string) => void;
  /** between the number and the hint; null: nothing */
  readonly children: ReactNode;
}

/** The keyboard is the decimal one, thousands are drawn apart, and the line is as wide as the number, which a hidden copy measures. */
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
