// One of several options as a full-width row; the chosen one has a check.
import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import styles from './RadioRow.module.css';

interface RadioRowProps {
  /** shared by all options of the group */
  readonly name: string;
  readonly label: ReactNode;
  /** below the label, small */
  readonly second?: ReactNode;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean | undefined;
  readonly onChoose: () => void;
}

/** For a fieldset with a legend. Arrow keys move between the rows. */
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
