// How fast a tool's transfer should be: a few rates by name.
import { useId } from 'react';
import { Chip } from '../../components/Chip.tsx';
import { nameFeePreset } from '../../text/describeFee.ts';
import { MERGE_MESSAGES as MESSAGES } from '../../text/toolMessages.ts';
import styles from './RateChoice.module.css';

interface RateChoiceProps {
  /** multiples of the recommended rate */
  readonly presets: readonly number[];
  readonly preset: number;
  readonly isDisabled: boolean;
  readonly onPreset: (preset: number) => void;
}

/** Chips, one of them on. */
export function RateChoice({ presets, preset, isDisabled, onPreset }: RateChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.rates} aria-labelledby={id} disabled={isDisabled}>
      <span id={id} className={styles.name}>
        {MESSAGES.rate}
      </span>
      {presets.map((multiple) => (
        <Chip
          key={multiple}
          label={nameFeePreset(multiple)}
          isOn={multiple === preset}
          onPress={() => onPreset(multiple)}
        />
      ))}
    </fieldset>
  );
}
