// A request that waits for approval.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { SiteOrigin } from '../../../components/address/SiteOrigin.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { describeCountdown } from '../../../i18n/messages/app/describeUnlock.ts';
import {
  DAPP_MESSAGES,
  describeAction,
  describeLikeness,
} from '../../../i18n/messages/dapps/dappMessages.ts';
import { AnswerAccountCard } from './AnswerAccountCard.tsx';
import styles from './AppConnectScreen.module.css';
import type { AppConnectEvents, AppConnectView } from './AppConnectScreen.types.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { RequestCard } from './RequestCard.tsx';

type ConnectAskingProps = Extract<AppConnectView, { status: 'asking' | 'working' }> & AppConnectEvents;

/** Approving is a button of the page: a host button alone never approves anything. */
export function ConnectAsking(props: ConnectAskingProps) {
  const { ask, onApprove, onDecline } = props;
  const isBusy = props.status === 'working';
  const message = describeAction(ask.kind);
  return (
    <Page
      title={message.title}
      bottom={
        <div className={styles.answers}>
          <Button isWide isDisabled={isBusy} onPress={onDecline}>
            {DAPP_MESSAGES.cancel}
          </Button>
          <BottomAction
            isInPageOnly
            label={isBusy ? message.busy : message.yes}
            isEnabled={!isBusy}
            isBusy={isBusy}
            onPress={onApprove}
          />
        </div>
      }
    >
      <div className={styles.head}>
        <SiteOrigin origin={props.origin} name={props.name} />
        {ask.kind !== 'psbt' && <AnswerTo {...props} />}
        <Countdown {...props} />
      </div>
      {props.status === 'asking' && props.failure !== null && <FailureNotice failure={props.failure} />}
      <Doubts {...props} />
      <RequestCard {...props} />
      {ask.kind !== 'psbt' && <AnswerAccountCard {...props} isDisabled={isBusy} />}
    </Page>
  );
}

/** The complete callback address, in visible ASCII (already checked). Its site is named above. */
function AnswerTo({ origin, callback }: Pick<ConnectAskingProps, 'origin' | 'callback'>) {
  return (
    <p className={styles.answerTo}>
      {DAPP_MESSAGES.answerTo}{' '}
      <bdi dir="ltr" translate="no">
        {callback.slice(origin.length)}
      </bdi>
    </p>
  );
}

function Countdown({ expiresAtMs, nowMs }: Pick<ConnectAskingProps, 'expiresAtMs' | 'nowMs'>) {
  return (
    <p className={styles.countdown}>
      {DAPP_MESSAGES.openFor}{' '}
      <span role="timer" aria-live="off">
        {describeCountdown(expiresAtMs - nowMs)}
      </span>
    </p>
  );
}

/** Only the more severe one: two warnings get ignored. */
function Doubts({ likeness, isConnected }: Pick<ConnectAskingProps, 'likeness' | 'isConnected'>) {
  if (likeness !== null) return <Notice tone="caution" {...describeLikeness(likeness)} />;
  if (isConnected) return null;
  return <Notice tone="note" title={DAPP_MESSAGES.strangerTitle} text={DAPP_MESSAGES.strangerText} />;
}
