// The choice of a network fee: three presets in what they cost and how long they take, and a rate of one's own.

import { type ReactNode, useId } from 'react';
import { formatDoge } from '../domain/amount/formatDoge.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../text/componentMessages.ts';
import { describeFeeEstimate, describeFeeProblem, nameFeePreset } from '../text/describeFee.ts';
import { describeWaitShort } from '../text/describeWait.ts';
import { AmountText } from './AmountText.tsx';
import { Button } from './Button.tsx';
import type { FeeDraft, FeeEstimate } from './FeeDraft.ts';
import styles from './FeePicker.module.css';
import { FieldProblem } from './FieldProblem.tsx';

export interface FeePickerProps {
  readonly fee: FeeDraft;
  readonly isDisabled?: boolean;
  readonly onPreset: (multiple: number) => void;
  readonly onCustom: () => void;
  readonly onText: (text: string) => void;
}

/** Arrow keys move between the choices, as in any group of radio buttons. */
export function FeePicker({ fee, isDisabled, onPreset, onCustom, onText }: FeePickerProps) {
  const group = useId();
  const { choice } = fee;
  return (
    <fieldset className={styles.picker} disabled={isDisabled}>
      <legend className={styles.legend}>{MESSAGES.networkFee}</legend>
      <div className={styles.choices}>
        {fee.options.map((option) => {
          const name = nameFeePreset(option.multiple);
          const isOn = choice.kind === 'preset' && choice.multiple === option.multiple;
          return (
            <Choice key={option.multiple} name={group} isOn={isOn} onChoose={() => onPreset(option.multiple)}>
              <span className={styles.name}>{name}</span>
              <span className={styles.cost}>{costOf(option.fee)}</span>
              {option.minutes !== null && (
                <span className={styles.wait}>{describeWaitShort(option.minutes)}</span>
              )}
            </Choice>
          );
        })}
        <Choice name={group} isOn={choice.kind === 'custom'} onChoose={onCustom}>
          <span className={styles.name}>{MESSAGES.ownRate}</span>
          <span className={styles.cost}>{costOf(choice.kind === 'custom' ? fee.customFee : null)}</span>
          <span className={styles.wait}>{MESSAGES.ownRateNote}</span>
        </Choice>
      </div>
      {fee.estimate !== null && <Estimate estimate={fee.estimate} onText={onText} />}
      {choice.kind === 'custom' && <CustomRate fee={fee} onText={onText} />}
    </fieldset>
  );
}

const costOf = (fee: bigint | null) => (fee === null ? '–' : <AmountText amount={fee} hasUnit={false} />);

function Choice(props: {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <label className={styles.choice}>
      <input
        className="heard"
        type="radio"
        name={props.name}
        checked={props.isOn}
        onChange={props.onChoose}
      />
      {props.children}
    </label>
  );
}

/** What the indexer expects now; it is used only when somebody says so. */
function Estimate({ estimate, onText }: { readonly estimate: FeeEstimate } & Pick<FeePickerProps, 'onText'>) {
  const { feeRate, minutes } = estimate;
  return (
    <p className={styles.estimate}>
      <span>{describeFeeEstimate(feeRate, minutes)}</span>
      <Button tone="plain" size="small" onPress={() => onText(formatDoge(feeRate))}>
        {MESSAGES.useEstimate}
      </Button>
    </p>
  );
}

function CustomRate({ fee, onText }: Pick<FeePickerProps, 'fee' | 'onText'>) {
  const id = useId();
  const problem = fee.customProblem;
  return (
    <div className={styles.custom}>
      <label className={styles.rate} data-problem={problem !== null || undefined}>
        <span className="heard">{MESSAGES.feeRate}</span>
        <input
          className={styles.input}
          value={fee.customText}
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
