// The amount field: a large number with its unit, its value, "max", and a hint.

import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { bareDoge } from '../../i18n/format/inAmounts.ts';
import { inFiat } from '../../i18n/format/inFiat.ts';
import {
  amountIn,
  COMPONENT_MESSAGES as MESSAGES,
  typeIn,
} from '../../i18n/messages/app/componentMessages.ts';
import { Icon } from '../art/Icon.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Chip } from '../layout/Chip.tsx';
import styles from './AmountField.module.css';
import { useHidden } from './HiddenAmounts.tsx';

export interface AmountFieldProps {
  /** as typed, in `unit` */
  readonly text: string;
  /** the typed unit: DOGE, or the currency of `price` */
  readonly unit: 'doge' | 'fiat';
  /** the amount in koinu; null if there is none */
  readonly amount: bigint | null;
  /** null while no price is known: then there is no other unit */
  readonly price: FiatPrice | null;
  /** why the text is invalid */
  readonly problem: string | null;
  /** what stays behind, or what may be sent */
  readonly hint: string | null;
  /** "max" was chosen */
  readonly isMax?: boolean;
  readonly isDisabled?: boolean;
  readonly onText: (text: string) => void;
  readonly onUnit: (unit: 'doge' | 'fiat') => void;
  /** absent without a maximum */
  readonly onMax?: () => void;
}

/** Uses the decimal keyboard; accepts both decimal marks. */
export function AmountField(props: AmountFieldProps) {
  const { text, unit, price, problem, hint, isMax = false, isDisabled = false, onText, onMax } = props;
  const unitName = unit === 'doge' ? 'DOGE' : (price?.currency.toUpperCase() ?? '');
  return (
    <NumberField
      label={amountIn(unitName)}
      text={text}
      unit={unitName}
      unitDigits={2.4}
      problem={problem}
      hint={hint}
      isDisabled={isDisabled}
      onText={onText}
    >
      <OtherUnit {...props} />
      {onMax && !isDisabled && <Chip label={MESSAGES.max} icon="max" isOn={isMax} onPress={onMax} />}
    </NumberField>
  );
}

/** The same amount in the other unit; a press switches to it. */
function OtherUnit({ amount, unit, price, isMax = false, isDisabled, onUnit }: AmountFieldProps) {
  const isHidden = useHidden();
  // a typed amount is visible anyway; "max" would reveal the balance
  if (!price || (isMax && isHidden)) return null;
  const other = unit === 'doge' ? 'fiat' : 'doge';
  const worth = unit === 'doge' ? inFiat(amount ?? 0n, price) : `${bareDoge(amount ?? 0n)} DOGE`;
  const name = other === 'doge' ? 'DOGE' : price.currency.toUpperCase();
  return (
    <button type="button" className={styles.swap} disabled={isDisabled} onClick={() => onUnit(other)}>
      {worth}
      <Icon name="swap" size={16} label={typeIn(name)} />
    </button>
  );
}
