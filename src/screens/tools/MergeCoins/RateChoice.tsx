// A few fee rates by name.
import { SegmentedChips } from '../../../components/fields/SegmentedChips.tsx';
import { MERGE_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import { nameFeePreset } from '../../../i18n/messages/send/describeFee.ts';
import styles from './RateChoice.module.css';

interface RateChoiceProps {
  /** multiples of the recommended rate */
  readonly presets: readonly number[];
  readonly preset: number;
  readonly isDisabled: boolean;
  readonly onPreset: (preset: number) => void;
}

export function RateChoice({ presets, preset, isDisabled, onPreset }: RateChoiceProps) {
  return (
    <div className={styles.rates}>
      <span className={styles.name} aria-hidden="true">
        {MESSAGES.rate}
      </span>
      <SegmentedChips
        label={MESSAGES.rate}
        options={presets.map((multiple) => ({ value: String(multiple), label: nameFeePreset(multiple) }))}
        chosen={String(preset)}
        onChoose={(multiple) => onPreset(Number(multiple))}
        isDisabled={isDisabled}
      />
    </div>
  );
}
