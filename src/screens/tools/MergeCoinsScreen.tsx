// Merging coins: how many become how few, what it costs now, and what it saves later.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { PrepareFailureNotice } from '../../components/PrepareFailureNotice.tsx';
import { PreparingBar } from '../../components/PreparingBar.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { describeBatches, describeMergeProblem, MERGE_WORDS as WORDS } from '../../text/toolWords.ts';
import type { MergeCoinsEvents, MergeCoinsView } from './MergeCoinsScreen.types.ts';
import { MergeFigure } from './MergeFigure.tsx';
import { MergeSums } from './MergeSums.tsx';
import { RateChoice } from './RateChoice.tsx';

type MergeCoinsProps = MergeCoinsView & MergeCoinsEvents;

/** Everything stays at the person's own address. */
export function MergeCoinsScreen(props: MergeCoinsProps) {
  switch (props.status) {
    case 'reading':
      return (
        <Page title={WORDS.title}>
          <p className="heard" role="status">
            {WORDS.reading}
          </p>
          <RowsSkeleton count={4} />
        </Page>
      );
    case 'watch-only':
      return (
        <Page title={WORDS.title}>
          <EmptyState
            illustration={<Illustration name="locked" />}
            title={WORDS.watchTitle}
            text={WORDS.watchText}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={WORDS.title}>
          <FaultNotice fault={props.fault} onRetry={props.onRetry} />
        </Page>
      );
    case 'nothing':
      return (
        <Page title={WORDS.title}>
          <EmptyState illustration={<Illustration name="empty" />} {...describeMergeProblem(props.problem)} />
          <Notice tone="note" title={WORDS.untouched} />
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
          <BottomAction label={WORDS.review} onPress={props.onReview} isEnabled isBusy={false} />
        )
      }
    >
      <Lead title={WORDS.title} text={WORDS.text} />
      {failure && <PrepareFailureNotice failure={failure} onRetry={props.onReview} />}
      <MergeFigure before={summary.coinsBefore} after={summary.coinsAfter} />
      <RateChoice presets={presets} preset={preset} isDisabled={isPreparing} onPreset={onPreset} />
      <MergeSums summary={summary} price={price} />
      {summary.coinsAfter > 1 && <Notice tone="note" title={describeBatches(summary.coinsAfter)} />}
      <Notice tone="note" title={WORDS.untouched} />
    </Page>
  );
}
