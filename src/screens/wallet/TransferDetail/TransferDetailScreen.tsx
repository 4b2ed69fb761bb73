// One token or file transfer, ours or someone else's, or several of ours.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { NoIndex } from '../../../components/feedback/NoIndex.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { isAgreed } from '../../../domain/review/Review.ts';
import { describeIndexFault } from '../../../i18n/messages/tokens/indexMessages.ts';
import {
  describeSendAgain,
  ACTIVITY_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import { DetailHead } from '../DetailHead.tsx';
import { DetailSkeleton } from '../DetailSkeleton.tsx';
import { mayRebroadcast } from '../HistoryDetail/mayRebroadcast.ts';
import { TransferBatch } from './TransferBatch.tsx';
import { TransferChanged } from './TransferChanged.tsx';
import type { TransferDetailEvents, TransferDetailView } from './TransferDetailScreen.types.ts';
import { TransferOwn } from './TransferOwn.tsx';
import { TransferReported } from './TransferReported.tsx';

type TransferDetailProps = TransferDetailView & TransferDetailEvents;

/** Spec §2, route /transfer-detail. */
export function TransferDetailScreen(props: TransferDetailProps) {
  const action = actionOf(props);
  return (
    <Page
      title={titleOf(props)}
      isCentred={props.status === 'failed'}
      {...(action !== null && { bottom: <DetailAction {...action} /> })}
    >
      <TransferDetailBody {...props} />
    </Page>
  );
}

function titleOf({ status }: TransferDetailProps): string {
  if (status === 'batch') return MESSAGES.batchTitle;
  return status === 'changed' ? MESSAGES.changedTitle : MESSAGES.title;
}

interface Action {
  readonly label: string;
  readonly isBusy: boolean;
  /** optional, shown quietly */
  readonly isQuiet?: boolean;
  /** consents are missing */
  readonly isHeldUp?: boolean;
  readonly onPress: () => void;
}

function DetailAction({ label, isBusy, isQuiet = false, isHeldUp = false, onPress }: Action) {
  if (!isQuiet) {
    return (
      <BottomAction
        isInPageOnly
        label={label}
        isBusy={isBusy}
        isEnabled={!isBusy && !isHeldUp}
        onPress={onPress}
      />
    );
  }
  return (
    <Button tone="quiet" isWide isBusy={isBusy} isDisabled={isBusy} onPress={onPress}>
      {label}
    </Button>
  );
}

/** The one action that helps; in the page, since some of them send bytes. */
function actionOf(props: TransferDetailProps): Action | null {
  switch (props.status) {
    case 'chain':
      return { label: MESSAGES.open, isBusy: false, onPress: () => props.onEntry(props.entry.txid) };
    case 'changed':
      return props.isInHistory
        ? { label: MESSAGES.open, isBusy: false, onPress: () => props.onEntry(props.txid) }
        : null;
    case 'batch':
      return props.again === 0
        ? null
        : { label: describeSendAgain(props.again), isBusy: false, onPress: props.onSendRest };
    case 'own':
      return ownAction(props);
    default:
      return null;
  }
}

function ownAction({
  own,
  review,
  agreed,
  onRecover,
  onRebroadcast,
}: Extract<TransferDetailProps, { status: 'own' }>): Action | null {
  const { recover, rebroadcast } = own;
  if (recover.kind === 'working') return { label: MESSAGES.bringingBack, isBusy: true, onPress: onRecover };
  if (recover.kind !== 'none') {
    const isHeldUp = review !== null && !isAgreed(review, agreed);
    return { label: MESSAGES.bringBack, isBusy: false, isHeldUp, onPress: onRecover };
  }
  if (!mayRebroadcast(rebroadcast)) return null;
  return {
    label: MESSAGES.resend,
    isBusy: rebroadcast.kind === 'sending',
    isQuiet: true,
    onPress: onRebroadcast,
  };
}

function TransferDetailBody(props: TransferDetailProps) {
  switch (props.status) {
    case 'loading':
      return <DetailSkeleton />;
    case 'unread':
      return (
        <NoIndex
          title={MESSAGES.unread}
          text={MESSAGES.unreadText}
          onReceive={props.onReceive}
          onHistory={props.onHistory}
        />
      );
    case 'failed':
      return (
        <FaultState fault={props.fault} text={describeIndexFault(props.fault)} onRetry={props.onRetry} />
      );
    case 'chain':
      return (
        <>
          <DetailHead entry={props.entry} price={props.price} nowMs={props.nowMs} />
          <Notice tone="note" title={MESSAGES.chainOnly} text={MESSAGES.chainOnlyText} />
        </>
      );
    case 'own':
      return <TransferOwn {...props} />;
    case 'reported':
      return <TransferReported {...props} />;
    case 'changed':
      return <TransferChanged {...props} />;
    case 'batch':
      return <TransferBatch {...props} />;
  }
}
