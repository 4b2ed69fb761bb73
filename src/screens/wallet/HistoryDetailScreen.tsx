// The detail of one transaction: how much, how far, between whom, at what price, and its id.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { TxidCard } from '../../components/TxidCard.tsx';
import { describeFault } from '../../text/describeFault.ts';
import { DetailFacts } from './DetailFacts.tsx';
import { DetailHead } from './DetailHead.tsx';
import { DetailNotice } from './DetailNotice.tsx';
import { DetailSides } from './DetailSides.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import type { HistoryDetailEvents, HistoryDetailView } from './HistoryDetailScreen.types.ts';

type DetailProps = HistoryDetailView & HistoryDetailEvents;

/** One transaction (Spec §2, route /history-detail). */
export function HistoryDetailScreen(props: DetailProps) {
  return (
    <Page title="Transfer" {...(hasRebroadcast(props) ? { bottom: <Rebroadcast {...props} /> } : {})}>
      <DetailBody {...props} />
      <TxidCard txid={props.txid} copied={props.copied} onCopy={props.onCopyTxid} />
    </Page>
  );
}

function DetailBody(props: DetailProps) {
  switch (props.status) {
    case 'loading':
      return <DetailSkeleton />;
    case 'failed':
      return <DetailFailure {...props} />;
    case 'ready': {
      const { detail, rebroadcast, price, nowMs, onEntry } = props;
      return (
        <>
          <DetailHead entry={detail.entry} price={price} nowMs={nowMs} />
          <DetailNotice entry={detail.entry} rebroadcast={rebroadcast} onEntry={onEntry} />
          <DetailFacts detail={detail} price={price} />
          <DetailSides title="Comes from" sides={detail.inputs} />
          <DetailSides title="Goes to" sides={detail.outputs} />
        </>
      );
    }
  }
}

function DetailFailure(props: Extract<DetailProps, { status: 'failed' }>) {
  const words = describeFault(props.fault);
  return (
    <>
      {props.entry && <DetailHead entry={props.entry} price={props.price} nowMs={props.nowMs} />}
      <EmptyState
        {...(props.entry ? {} : { illustration: <Illustration name="offline" /> })}
        title={words.title}
        text={words.text}
        action={{ label: 'Try again', onPress: props.onRetry }}
      />
    </>
  );
}

function hasRebroadcast(props: DetailProps): boolean {
  if (props.status !== 'ready') return false;
  return props.rebroadcast.kind !== 'impossible' && props.rebroadcast.kind !== 'sent';
}

/** In the page: whatever sends bytes is never on the host's button. */
function Rebroadcast(props: DetailProps) {
  if (props.status !== 'ready') return null;
  const isBusy = props.rebroadcast.kind === 'sending';
  return (
    <BottomAction
      isInPageOnly
      label="Send the same bytes again"
      isEnabled={!isBusy}
      isBusy={isBusy}
      onPress={props.onRebroadcast}
    />
  );
}
