// The consent checkbox for a grave warning.
import { Checkbox } from '@mantine/core';
import { HeadlessScope } from '../../theme/HeadlessScope.tsx';
import styles from './ConsentBox.module.css';

interface ConsentBoxProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Placed below the warning. */
export function ConsentBox({ text, isOn, isDisabled, onChange }: ConsentBoxProps) {
  return (
    <HeadlessScope>
      <Checkbox
        classNames={styles}
        label={text}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </HeadlessScope>
  );
}
