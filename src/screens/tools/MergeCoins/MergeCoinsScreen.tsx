// Merging coins: how many become how few, the cost now, and the savings later.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { PrepareFailureNotice } from '../../../components/feedback/PrepareFailureNotice.tsx';
import { PreparingBar } from '../../../components/feedback/PreparingBar.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import {
  describeBatches,
  describeMergeProblem,
  MERGE_MESSAGES as MESSAGES,
} from '../../../i18n/messages/dapps/toolMessages.ts';
import type { MergeCoinsEvents, MergeCoinsView } from './MergeCoinsScreen.types.ts';
import { MergeDiagram } from './MergeDiagram.tsx';
import { MergeSums } from './MergeSums.tsx';
import { RateChoice } from './RateChoice.tsx';

type MergeCoinsProps = MergeCoinsView & MergeCoinsEvents;

/** Everything stays at the user's own address. */
export function MergeCoinsScreen(props: MergeCoinsProps) {
  switch (props.status) {
    case 'reading':
      return (
        <Page title={MESSAGES.title}>
          <p className="heard" role="status">
            {MESSAGES.reading}
          </p>
          <RowsSkeleton count={4} />
        </Page>
      );
    case 'watch-only':
      return (
        <Page title={MESSAGES.title}>
          <EmptyState
            illustration={<Illustration name="locked" />}
            title={MESSAGES.watchTitle}
            text={MESSAGES.watchText}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={MESSAGES.title}>
          <FaultNotice fault={props.fault} onRetry={props.onRetry} />
        </Page>
      );
    case 'nothing':
      return (
        <Page title={MESSAGES.title}>
          <EmptyState illustration={<Illustration name="empty" />} {...describeMergeProblem(props.problem)} />
          <Notice tone="note" title={MESSAGES.untouched} />
        </Page>
      );
    case 'ready':
    case 'preparing':
      return <MergeOfferPage {...props} />;
  }
}

function MergeOfferPage(props: Extract<MergeCoinsProps, { status: 'ready' | 'preparing' }>) {
  const { summary, price, presets, preset, onPreset } = props;
  const isPreparing = props.status === 'preparing';
  const failure = props.status === 'ready' ? props.failure : null;
  return (
    <Page
      bottom={
        props.status === 'preparing' ? (
          <PreparingBar step={props.step} onCancel={props.onCancel} />
        ) : (
          <BottomAction label={MESSAGES.review} onPress={props.onReview} isEnabled isBusy={false} />
        )
      }
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      {failure && <PrepareFailureNotice failure={failure} onRetry={props.onReview} />}
      <MergeDiagram before={summary.coinsBefore} after={summary.coinsAfter} />
      <RateChoice presets={presets} preset={preset} isDisabled={isPreparing} onPreset={onPreset} />
      <MergeSums summary={summary} price={price} />
      {summary.coinsAfter > 1 && <Notice tone="note" title={describeBatches(summary.coinsAfter)} />}
      <Notice tone="note" title={MESSAGES.untouched} />
    </Page>
  );
}
