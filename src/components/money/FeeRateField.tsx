// A custom fee rate, and the indexer's current estimate.
import { useId } from 'react';
import { formatDoge } from '../../domain/amount/formatDoge.ts';
import type { FeeEstimate } from '../../domain/tx/fees/feeTimes.ts';
import { inField } from '../../i18n/format/inField.ts';
import { COMPONENT_MESSAGES as MESSAGES, unitOfFeeRate } from '../../i18n/messages/app/componentMessages.ts';
import { describeFeeEstimate, describeFeeProblem } from '../../i18n/messages/send/describeFee.ts';
import { Button } from '../actions/Button.tsx';
import { FieldProblem } from '../fields/FieldProblem.tsx';
import type { FeeDraft } from './FeePicker.tsx';
import styles from './FeeRateField.module.css';

export interface FeeRateFieldProps {
  readonly fee: FeeDraft;
  readonly isDisabled?: boolean;
  /** replaces the chosen speed; clearing it doesn't restore that */
  readonly onText: (text: string) => void;
}

/** Empty while a speed is chosen. */
export function FeeRateField({ fee, isDisabled = false, onText }: FeeRateFieldProps) {
  const id = useId();
  const isCustom = fee.choice.kind === 'custom';
  const problem = isCustom ? fee.customProblem : null;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`${id}-rate`}>
        {MESSAGES.ownRateTitle}
      </label>
      <div className={styles.rate} data-problem={problem !== null || undefined}>
        <input
          id={`${id}-rate`}
          className={styles.input}
          value={isCustom ? fee.customText : ''}
          disabled={isDisabled}
          placeholder={inField('0.05')}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={id}
          onChange={(event) => onText(event.target.value)}
        />
        <span className={styles.per}>{unitOfFeeRate()}</span>
      </div>
      <div id={id}>{problem !== null && <FieldProblem text={describeFeeProblem(problem)} />}</div>
      {fee.estimate !== null && <Estimate estimate={fee.estimate} isDisabled={isDisabled} onText={onText} />}
    </div>
  );
}

type EstimateProps = Required<Pick<FeeRateFieldProps, 'isDisabled' | 'onText'>> & {
  readonly estimate: FeeEstimate;
};

/** Used only when the user chooses it. */
function Estimate({ estimate, isDisabled, onText }: EstimateProps) {
  const { feeRate, minutes } = estimate;
  return (
    <p className={styles.estimate}>
      <span>{describeFeeEstimate(feeRate, minutes)}</span>
      <Button
        tone="plain"
        size="small"
        isDisabled={isDisabled}
        onPress={() => onText(inField(formatDoge(feeRate)))}
      >
        {MESSAGES.useEstimate}
      </Button>
    </p>
  );
}
