// One way to replace a transfer: its effect, its cost, and the step to the final review.
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { HeadlessScope } from '../../../components/theme/HeadlessScope.tsx';
import type { FeeRate } from '../../../domain/amount/FeeRate.ts';
import type { ReplacementKind } from '../../../domain/tx/Replacement.ts';
import type { ReplacementChoice } from '../../../domain/tx/replacement/replacementChoices.ts';
import { describeTransferProblem } from '../../../i18n/messages/send/describeTransferProblem.ts';
import {
  describeRate,
  describeRescue,
  nameChoice,
  RESCUE_MESSAGES,
} from '../../../i18n/messages/wallet/rescueMessages.ts';
import styles from './HistoryDetailScreen.module.css';
import type { RescueProps } from './HistoryDetailScreen.types.ts';
import { RescueChildren } from './RescueChildren.tsx';

interface RescueSheetProps extends RescueProps {
  readonly kind: ReplacementKind;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Nothing is signed before the user continues. */
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
    case 'rejected': {
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
      {rescue.step.kind === 'rejected' && <Notice tone="caution" isLive title={rescue.step.why} />}
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

/** Arrow keys move between them, like radio buttons. */
function RateChoices({ choices, chosen, onChoose }: RateChoicesProps) {
  return (
    <HeadlessScope>
      <SegmentedControl
        className={styles.rates ?? ''}
        classNames={{ control: styles.rate ?? '', innerLabel: styles.rateText ?? '' }}
        aria-label={RESCUE_MESSAGES.rate}
        value={String(chosen)}
        onChange={(rate) => {
          const choice = choices.find(({ feeRate }) => String(feeRate) === rate);
          if (choice) onChoose(choice.feeRate);
        }}
        data={choices.map(({ feeRate, more, paidRate }, index) => ({
          value: String(feeRate),
          label: (
            <>
              <span className={styles.rateName}>{nameChoice(index, choices.length)}</span>
              <span className={styles.rateMore}>
                +<AmountText amount={more} hasUnit={false} />
              </span>
              <span className={styles.rateNote}>{describeRate(paidRate)}</span>
            </>
          ),
        }))}
      />
    </HeadlessScope>
  );
}
