// The box that agrees to what weighs heavily.
import { useId } from 'react';
import styles from './Consent.module.css';

interface ConsentProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Stands under the notice that it agrees to. */
export function Consent({ text, isOn, isDisabled, onChange }: ConsentProps) {
  const id = useId();
  return (
    <label className={styles.consent} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {text}
    </label>
  );
}
