// The network fee in one row: the chosen speed, its cost and time; expanded, the other speeds.
import { useId, useState } from 'react';
import type { FeeChoice } from '../../domain/amount/FeeRate.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { FeeTextProblem } from '../../domain/amount/parseFeeRate.ts';
import type { FeeEstimate } from '../../domain/tx/fees/feeTimes.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { nameFeePreset } from '../../i18n/messages/send/describeFee.ts';
import { describeWaitShort } from '../../i18n/messages/send/describeWait.ts';
import { Icon } from '../art/Icon.tsx';
import { RadioRow } from '../fields/RadioRow.tsx';
import { AmountText } from './AmountText.tsx';
import styles from './FeePicker.module.css';

export interface FeeDraft {
  readonly choice: FeeChoice;
  readonly options: readonly FeeOption[];
  /** the indexer's estimate for the fastest target; null while unknown */
  readonly estimate: FeeEstimate | null;
  /** DOGE per 1000 bytes, as typed */
  readonly customText: string;
  readonly customProblem: FeeTextProblem | null;
  /** koinu the custom rate would pay; null while unknown */
  readonly customFee: Koinu | null;
}

export interface FeeOption {
  /** multiple of the recommended rate: 1, 5 or 10 */
  readonly multiple: number;
  /** koinu this transfer would pay; null without a plan to measure */
  readonly fee: Koinu | null;
  /** until a block should contain it; null while unknown */
  readonly minutes: number | null;
}

export interface FeePickerProps {
  /** the choice, and the options */
  readonly fee: FeeDraft;
  readonly isDisabled?: boolean;
  readonly onPreset: (multiple: number) => void;
}

/** Arrow keys move between the speeds, like radio buttons. A custom rate is typed in `FeeRateField`. */
export function FeePicker({ fee, isDisabled = false, onPreset }: FeePickerProps) {
  const { choice, options } = fee;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.picker}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.what}>
          <span className={styles.legend}>{MESSAGES.networkFee}</span>
          <Chosen {...chosenOf(fee)} />
        </span>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </button>
      <div id={id} className={styles.options}>
        {isOpen && (
          <fieldset disabled={isDisabled}>
            <legend className="heard">{MESSAGES.networkFee}</legend>
            {options.map((option) => (
              <RadioRow
                key={option.multiple}
                name={id}
                label={nameFeePreset(option.multiple)}
                second={<Cost {...option} />}
                isChosen={choice.kind === 'preset' && choice.multiple === option.multiple}
                isDisabled={isDisabled}
                onChoose={() => onPreset(option.multiple)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}

type Cost = Pick<FeeOption, 'fee' | 'minutes'>;

function chosenOf({ choice, options, customFee }: FeeDraft): Cost & { readonly name: string } {
  const option =
    choice.kind === 'preset' ? options.find(({ multiple }) => multiple === choice.multiple) : undefined;
  return option === undefined
    ? { name: MESSAGES.ownRate, fee: customFee, minutes: null }
    : { name: nameFeePreset(option.multiple), ...option };
}

function Chosen({ name, fee, minutes }: ReturnType<typeof chosenOf>) {
  return (
    <span className={styles.chosen}>
      <span className={styles.name}>
        {name}
        {minutes !== null && <span className={styles.wait}> · {describeWaitShort(minutes)}</span>}
      </span>
      {fee !== null && (
        <span className={styles.cost}>
          <AmountText amount={fee} />
        </span>
      )}
    </span>
  );
}

function Cost({ fee, minutes }: Cost) {
  return (
    <>
      {fee === null ? '–' : <AmountText amount={fee} />}
      {minutes !== null && ` · ${describeWaitShort(minutes)}`}
    </>
  );
}
