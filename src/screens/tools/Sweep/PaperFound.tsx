// A paper wallet's balance, what would arrive, and what stays.

import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { AddressText, shortAddress } from '../../../components/address/AddressText.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { PrepareFailureNotice } from '../../../components/feedback/PrepareFailureNotice.tsx';
import { PreparingBar } from '../../../components/feedback/PreparingBar.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { AmountHero } from '../../../components/money/AmountHero.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import type { LeftCoins } from '../../../domain/tx/Transfer.ts';
import { describeCostly, SWEEP_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import { describeTransferProblem } from '../../../i18n/messages/send/describeTransferProblem.ts';
import { describeWarning } from '../../../i18n/messages/send/describeWarning.ts';
import type { PaperFinding, SweepEvents, SweepView } from './SweepScreen.types.ts';

type PaperFoundProps = Extract<SweepView, { status: 'found' | 'preparing' }> & SweepEvents;

/** An empty paper wallet is stated, with an offer to enter another. */
export function PaperFound(props: PaperFoundProps) {
  const { breakdown, sums, problem, price, onOther } = props;
  const failure = props.status === 'found' ? props.failure : null;
  if (breakdown.total === 0n) {
    return (
      <Page title={MESSAGES.title}>
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={MESSAGES.emptyTitle}
          text={MESSAGES.emptyText}
          action={{ label: MESSAGES.other, onPress: onOther }}
        />
        <PaperAddress {...props} />
      </Page>
    );
  }
  return (
    <Page title={MESSAGES.title} bottom={<PaperActions {...props} />}>
      {failure && <PrepareFailureNotice failure={failure} onRetry={props.onReview} />}
      <AmountHero amount={sums?.arrives ?? breakdown.total} price={price} tone={sums ? 'gold' : 'plain'} />
      {problem && (
        <Notice tone="caution" title={MESSAGES.nothingTitle} text={describeTransferProblem(problem)} />
      )}
      {props.left && <LeftNotice left={props.left} />}
      <Card>
        <Facts facts={factsOf(props)} />
      </Card>
      <PaperAddress {...props} />
    </Page>
  );
}

function PaperActions(props: PaperFoundProps) {
  if (props.status === 'preparing') return <PreparingBar step={props.step} onCancel={props.onCancel} />;
  return (
    <>
      {props.sums && (
        <BottomAction label={MESSAGES.review} onPress={props.onReview} isEnabled isBusy={false} />
      )}
      <Button tone="plain" isWide onPress={props.onOther}>
        {MESSAGES.other}
      </Button>
    </>
  );
}

function LeftNotice({ left }: { readonly left: LeftCoins }) {
  const { title, detail } = describeWarning({ kind: 'coins-left', ...left });
  return <Notice tone="caution" title={title} text={detail} />;
}

function PaperAddress({ address }: PaperFinding) {
  return (
    <Card title={MESSAGES.found}>
      <AddressText address={address} />
    </Card>
  );
}

/** Why something stays, other than for another transfer. */
function whyItStays({ breakdown, costly }: PaperFinding): string | undefined {
  const reasons = [
    ...(breakdown.protected > 0n ? [MESSAGES.protectedNote] : []),
    ...(costly > 0n ? [describeCostly(costly)] : []),
    ...(breakdown.unconfirmed + breakdown.immature > 0n ? [MESSAGES.waitingNote] : []),
  ];
  return reasons.length > 0 ? reasons.join(' ') : undefined;
}

function factsOf(finding: PaperFinding): readonly Fact[] {
  const { breakdown, sums, to } = finding;
  const stays = breakdown.total - (sums === null ? 0n : sums.arrives + sums.fee);
  const facts: Fact[] = [];
  if (sums) {
    facts.push(
      {
        name: MESSAGES.to,
        value: <bdi>{to.name}</bdi>,
        second: shortAddress(to.address),
      },
      { name: MESSAGES.fee, value: <AmountText amount={sums.fee} /> },
    );
  }
  if (stays > 0n) {
    const second = whyItStays(finding);
    facts.push({
      name: MESSAGES.stays,
      value: <AmountText amount={stays} />,
      ...(second === undefined ? {} : { second }),
    });
  }
  return facts;
}
