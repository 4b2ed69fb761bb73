// The token amount field: a large number with its tick, "max", and the available amount.
import { foreignText } from '../../domain/text/foreignText.ts';
import { amountIn, COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { Chip } from '../layout/Chip.tsx';

export interface TokenAmountFieldProps {
  readonly text: string;
  /** untrusted text */
  readonly tick: string;
  /** why the text is invalid */
  readonly problem: string | null;
  /** the available amount; null if unknown */
  readonly hint: string | null;
  readonly isMax: boolean;
  readonly isDisabled: boolean;
  /** absent if the balance is unknown */
  readonly onMax?: () => void;
  readonly onText: (text: string) => void;
}

/** Longer ticks are placed below the number. */
const SHORT_TICK = 8;

/** Uses the decimal keyboard; accepts both decimal marks. */
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
