// One of several to choose from, in a row as wide as its list: the one that holds has a check.
import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './RadioRow.module.css';

interface RadioRowProps {
  /** the same for all of the choice */
  readonly name: string;
  readonly label: ReactNode;
  /** under the label, small */
  readonly second?: ReactNode;
  readonly isChosen: boolean;
  /** cannot be chosen now */
  readonly isDisabled?: boolean | undefined;
  readonly onChoose: () => void;
}

/** Goes into a fieldset that says what is chosen. Arrow keys move between the rows. */
export function RadioRow({ name, label, second, isChosen, isDisabled = false, onChoose }: RadioRowProps) {
  return (
    <HeadlessScope>
      <Radio
        classNames={styles}
        mod={{ off: isDisabled }}
        name={name}
        label={label}
        description={second}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
    </HeadlessScope>
  );
}
