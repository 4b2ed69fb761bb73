// The field for an amount of a token: a huge number with its tick, all of it, and what may be sent.
import { useId } from 'react';
import { seenName } from '../domain/content/seenName.ts';
import { amountIn, COMPONENT_WORDS as WORDS } from '../text/componentWords.ts';
import styles from './AmountField.module.css';
import { Chip } from './Chip.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { figureFit } from './figureFit.ts';

export interface TokenAmountFieldProps {
  readonly text: string;
  /** anybody's text */
  readonly tick: string;
  /** why the text is refused */
  readonly problem: string | null;
  /** what may be sent; null when nobody knows */
  readonly hint: string | null;
  readonly isMax: boolean;
  readonly isDisabled: boolean;
  /** absent where it is not known what there is */
  readonly onMax?: () => void;
  readonly onText: (text: string) => void;
}

/** Longer ticks stand under the number. */
const SHORT_TICK = 8;

/** The keyboard is the decimal one; both decimal marks are taken. */
export function TokenAmountField(props: TokenAmountFieldProps) {
  const { text, tick, problem, hint, isMax, isDisabled, onMax, onText } = props;
  const id = useId();
  const isBeside = tick.length <= SHORT_TICK;
  const fit = Math.max(1, text.length) + (isBeside ? 0.4 * tick.length + 0.6 : 0.4);
  return (
    <div className={styles.field} data-problem={problem !== null || undefined}>
      <label className="heard" htmlFor={id}>
        {amountIn(seenName(tick))}
      </label>
      <div className={styles.line} style={figureFit(fit)}>
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
            onChange={(event) => onText(event.target.value)}
          />
        </span>
        {isBeside && (
          <span className={styles.unit}>
            <bdi>{seenName(tick)}</bdi>
          </span>
        )}
      </div>
      {!isBeside && (
        <span className={styles.below}>
          <bdi>{seenName(tick)}</bdi>
        </span>
      )}
      {onMax && !isDisabled && (
        <div className={styles.beside}>
          <Chip label={WORDS.max} icon="max" isOn={isMax} onPress={onMax} />
        </div>
      )}
      <div id={`${id}-hint`} className={styles.hint}>
        {problem !== null ? <FieldProblem text={problem} /> : hint}
      </div>
    </div>
  );
}
