// One way to replace a transfer: what it does, what it costs, and the step to the last look.
import { useId, useState } from 'react';
import { AmountText } from '../../components/AmountText.tsx';
import { Button } from '../../components/Button.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { FeeRate } from '../../domain/amount/FeeRate.ts';
import type { ReplacementChoice } from '../../domain/tx/replacementChoices.ts';
import { describeTransferProblem } from '../../text/describeTransferProblem.ts';
import {
  describeRate,
  describeRescue,
  nameChoice,
  RESCUE_MESSAGES,
  type RescueKind,
} from '../../text/rescueMessages.ts';
import styles from './HistoryDetailScreen.module.css';
import type { RescueProps } from './HistoryDetailScreen.types.ts';
import { RescueChildren } from './RescueChildren.tsx';

interface RescueSheetProps extends RescueProps {
  readonly kind: RescueKind;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Nothing is signed before the person goes on. */
export function RescueSheet(props: RescueSheetProps) {
  const message = describeRescue(props.kind);
  return (
    <Sheet isOpen={props.isOpen} title={message.title} onClose={props.onClose}>
      <div className={styles.sheet}>
        <p className={styles.lead}>{message.text}</p>
        <Offer {...props} />
      </div>
    </Sheet>
  );
}

function Offer(props: RescueSheetProps) {
  const { kind, rescue } = props;
  const offer = kind === 'cancel' ? rescue.cancel : rescue.speedUp;
  switch (offer.kind) {
    case 'reading':
      return (
        <div role="status" aria-label={RESCUE_MESSAGES.reading} className={styles.lines}>
          <Skeleton height="64px" shape="block" />
          <Skeleton height="64px" shape="block" />
        </div>
      );
    case 'failed':
      return <FaultNotice fault={offer.fault} meaning={RESCUE_MESSAGES.failed} onRetry={props.onInspect} />;
    case 'refused': {
      const { problem } = offer;
      if (problem.kind === 'replacement' && problem.problem.kind === 'has-children') {
        return <RescueChildren {...props} problem={problem.problem} />;
      }
      return <Notice tone="caution" title={describeTransferProblem(problem)} />;
    }
    case 'possible':
      return <Choices {...props} choices={offer.choices} />;
  }
}

function Choices(props: RescueSheetProps & { readonly choices: readonly ReplacementChoice[] }) {
  const { kind, choices, rescue, onSpeedUp, onCancel } = props;
  const [chosen, setChosen] = useState<FeeRate | null>(null);
  const choice = choices.find(({ feeRate }) => feeRate === chosen) ?? choices[0];
  if (choice === undefined) return null;
  const isBusy = rescue.step.kind === 'preparing';
  const goOn = kind === 'cancel' ? onCancel : onSpeedUp;
  return (
    <>
      {choices.length > 1 && <RateChoices {...props} chosen={choice.feeRate} onChoose={setChosen} />}
      <Facts
        facts={[
          { name: RESCUE_MESSAGES.fee, value: <AmountText amount={choice.fee} /> },
          { name: RESCUE_MESSAGES.more, value: <AmountText amount={choice.more} /> },
          ...(kind === 'cancel'
            ? [{ name: RESCUE_MESSAGES.back, value: <AmountText amount={choice.returned} /> }]
            : []),
        ]}
      />
      {rescue.step.kind === 'refused' && <Notice tone="caution" isLive title={rescue.step.why} />}
      {rescue.step.kind === 'failed' && <FaultNotice fault={rescue.step.fault} />}
      <Button tone="gold" isWide isBusy={isBusy} onPress={() => goOn(choice.feeRate)}>
        {isBusy ? RESCUE_MESSAGES.preparing : RESCUE_MESSAGES.review}
      </Button>
    </>
  );
}

interface RateChoicesProps {
  readonly choices: readonly ReplacementChoice[];
  readonly chosen: FeeRate;
  readonly onChoose: (feeRate: FeeRate) => void;
}

/** Arrow keys move between them, as in any group of radio buttons. */
function RateChoices({ choices, chosen, onChoose }: RateChoicesProps) {
  const name = useId();
  return (
    <fieldset className={styles.rates}>
      <legend className="heard">{RESCUE_MESSAGES.rate}</legend>
      {choices.map(({ feeRate, more, paidRate }, index) => (
        <label key={feeRate} className={styles.rate}>
          <input
            className="heard"
            type="radio"
            name={name}
            checked={feeRate === chosen}
            onChange={() => onChoose(feeRate)}
          />
          <span className={styles.rateName}>{nameChoice(index, choices.length)}</span>
          <span className={styles.rateMore}>
            +<AmountText amount={more} hasUnit={false} />
          </span>
          <span className={styles.rateNote}>{describeRate(paidRate)}</span>
        </label>
      ))}
    </fieldset>
  );
}
