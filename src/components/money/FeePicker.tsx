// The choice of a network fee: three presets in what they cost and how long they take, and a rate of one's own.

import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { FeeChoice } from '../../domain/amount/FeeRate.ts';
import { formatDoge } from '../../domain/amount/formatDoge.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { FeeTextProblem } from '../../domain/amount/parseFeeRate.ts';
import type { FeeEstimate } from '../../domain/tx/fees/feeTimes.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import {
  describeFeeEstimate,
  describeFeeProblem,
  nameFeePreset,
} from '../../i18n/messages/send/describeFee.ts';
import { describeWaitShort } from '../../i18n/messages/send/describeWait.ts';
import { Button } from '../actions/Button.tsx';
import { FieldProblem } from '../fields/FieldProblem.tsx';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import { AmountText } from './AmountText.tsx';
import styles from './FeePicker.module.css';

/** The fee's picker. */
export interface FeeDraft {
  readonly choice: FeeChoice;
  readonly options: readonly FeeOption[];
  /** the indexer's own, for the fewest minutes; null while nobody knows one */
  readonly estimate: FeeEstimate | null;
  /** DOGE per 1000 bytes, as typed */
  readonly customText: string;
  readonly customProblem: FeeTextProblem | null;
  /** koinu the custom rate would pay; null while unknown */
  readonly customFee: Koinu | null;
}

/** A fee that is offered. */
export interface FeeOption {
  /** times the recommended rate: 1, 5 or 10 */
  readonly multiple: number;
  /** koinu this transfer would pay; null while there is nothing to measure */
  readonly fee: Koinu | null;
  /** until a block should have it; null while nobody knows */
  readonly minutes: number | null;
}

export interface FeePickerProps {
  /** what is chosen, what is offered, and what is typed */
  readonly fee: FeeDraft;
  readonly isDisabled?: boolean;
  readonly onPreset: (multiple: number) => void;
  readonly onCustom: () => void;
  readonly onText: (text: string) => void;
}

/** The value of a rate of one's own, beside the presets' multiples. */
const CUSTOM = 'custom';

/** Arrow keys move between the choices, as in any group of radio buttons. */
export function FeePicker({ fee, isDisabled = false, onPreset, onCustom, onText }: FeePickerProps) {
  const { choice } = fee;
  const id = useId();
  const ofRate = { isDisabled, onText };
  const customFee = choice.kind === 'custom' ? fee.customFee : null;
  return (
    <div className={styles.picker}>
      <p id={id} className={styles.legend}>
        {MESSAGES.networkFee}
      </p>
      <HeadlessScope>
        <SegmentedControl
          classNames={styles}
          aria-labelledby={id}
          disabled={isDisabled}
          value={choice.kind === 'custom' ? CUSTOM : String(choice.multiple)}
          onChange={(value) => (value === CUSTOM ? onCustom() : onPreset(Number(value)))}
          data={[
            ...fee.options.map((option) => ({
              value: String(option.multiple),
              label: labelOf(nameFeePreset(option.multiple), option.fee, waitOf(option.minutes)),
            })),
            { value: CUSTOM, label: labelOf(MESSAGES.ownRate, customFee, MESSAGES.ownRateNote) },
          ]}
        />
      </HeadlessScope>
      {fee.estimate !== null && <Estimate estimate={fee.estimate} {...ofRate} />}
      {choice.kind === 'custom' && <CustomRate fee={fee} {...ofRate} />}
    </div>
  );
}

const waitOf = (minutes: number | null) => (minutes === null ? null : describeWaitShort(minutes));

const labelOf = (name: string, fee: bigint | null, wait: string | null) => (
  <>
    <span className={styles.name}>{name}</span>
    <span className={styles.cost}>{fee === null ? '–' : <AmountText amount={fee} hasUnit={false} />}</span>
    {wait !== null && <span className={styles.wait}>{wait}</span>}
  </>
);

type RateProps = Required<Pick<FeePickerProps, 'isDisabled' | 'onText'>>;

/** What the indexer expects now; it is used only when somebody says so. */
function Estimate({ estimate, isDisabled, onText }: { readonly estimate: FeeEstimate } & RateProps) {
  const { feeRate, minutes } = estimate;
  return (
    <p className={styles.estimate}>
      <span>{describeFeeEstimate(feeRate, minutes)}</span>
      <Button tone="plain" size="small" isDisabled={isDisabled} onPress={() => onText(formatDoge(feeRate))}>
        {MESSAGES.useEstimate}
      </Button>
    </p>
  );
}

function CustomRate({ fee, isDisabled, onText }: Pick<FeePickerProps, 'fee'> & RateProps) {
  const id = useId();
  const problem = fee.customProblem;
  return (
    <div className={styles.custom}>
      <label className={styles.rate} data-problem={problem !== null || undefined}>
        <span className="heard">{MESSAGES.feeRate}</span>
        <input
          className={styles.own}
          value={fee.customText}
          disabled={isDisabled}
          placeholder="0.05"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={id}
          onChange={(event) => onText(event.target.value)}
        />
        <span className={styles.per}>{MESSAGES.perKilobyte}</span>
      </label>
      <div id={id}>{problem !== null && <FieldProblem text={describeFeeProblem(problem)} />}</div>
    </div>
  );
}
