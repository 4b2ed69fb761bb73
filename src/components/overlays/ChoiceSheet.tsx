// A sheet with one choice of several, effective immediately.
import { type ReactNode, useId } from 'react';
import { RadioRow } from '../fields/RadioRow.tsx';
import styles from './ChoiceSheet.module.css';
import { Sheet } from './Sheet.tsx';

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  /** below the label, small */
  readonly second?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface ChoiceSheetProps<Value> {
  readonly isOpen: boolean;
  /** title of the sheet and the choice */
  readonly title: string;
  /** above the choices */
  readonly text?: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly onClose: () => void;
}

/** Arrow keys move between the choices. */
export function ChoiceSheet<Value>(props: ChoiceSheetProps<Value>) {
  const { isOpen, title, text, choices, chosen, onChoose, onClose } = props;
  const name = useId();
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <fieldset className={styles.choices}>
        <legend className="heard">{title}</legend>
        {choices.map(({ value, label, second, isDisabled }) => (
          <RadioRow
            key={label}
            name={name}
            label={label}
            second={second}
            isChosen={value === chosen}
            isDisabled={isDisabled}
            onChoose={() => onChoose(value)}
          />
        ))}
      </fieldset>
    </Sheet>
  );
}
