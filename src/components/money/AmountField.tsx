// The field for an amount: a huge number with its unit, what it is worth, all of it, and what stays behind.

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
  /** what is typed in: DOGE, or the currency of `price` */
  readonly unit: 'doge' | 'fiat';
  /** koinu that the text means; null while it means none */
  readonly amount: bigint | null;
  /** null while no price is known: then there is no other unit */
  readonly price: FiatPrice | null;
  /** why the text is invalid */
  readonly problem: string | null;
  /** what stays behind, or what may be sent */
  readonly hint: string | null;
  /** all that there is was asked for */
  readonly isMax?: boolean;
  readonly isDisabled?: boolean;
  readonly onText: (text: string) => void;
  readonly onUnit: (unit: 'doge' | 'fiat') => void;
  /** absent where there is no most */
  readonly onMax?: () => void;
}

/** The keyboard is the decimal one; both decimal marks are taken. */
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

/** The same amount in the other unit; a press types in that one. */
function OtherUnit({ amount, unit, price, isMax = false, isDisabled, onUnit }: AmountFieldProps) {
  const isHidden = useHidden();
  // what was typed is seen anyway; all that there is was not
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
