// The field for an amount of a token: a huge number with its tick, all of it, and what may be sent.
import { foreignText } from '../../domain/text/foreignText.ts';
import { amountIn, COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { Chip } from '../layout/Chip.tsx';

export interface TokenAmountFieldProps {
  readonly text: string;
  /** anybody's text */
  readonly tick: string;
  /** why the text is invalid */
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
  const isBeside = tick.length <= SHORT_TICK;
  const name = foreignText(tick);
  return (
    <NumberField
      label={amountIn(name)}
      text={text}
      unit={<bdi>{name}</bdi>}
      isUnitBelow={!isBeside}
      unitDigits={isBeside ? 0.4 * tick.length + 0.6 : 0.4}
      problem={problem}
      hint={hint}
      isDisabled={isDisabled}
      onText={onText}
    >
      {onMax && !isDisabled ? <Chip label={MESSAGES.max} icon="max" isOn={isMax} onPress={onMax} /> : null}
    </NumberField>
  );
}
