// After sending: the network has it, with confirmations; or no server answered, which is stated.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { TxidCard } from '../../../components/address/TxidCard.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { ConfirmationsRing } from '../../../components/feedback/ConfirmationsRing.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { inFiat } from '../../../i18n/format/inFiat.ts';
import {
  describeDepthAhead,
  describeNoAnswer,
  describeSent,
  SENT_MESSAGES,
} from '../../../i18n/messages/send/txMessages.ts';
import { describeConfirmations } from '../../../i18n/messages/wallet/describeConfirmations.ts';
import { SentActions } from './SentActions.tsx';
import { SentTo } from './SentTo.tsx';
import { TokenSent, TokensSent } from './TokenSent.tsx';
import styles from './TxSuccessScreen.module.css';
import type { TxSuccessEvents, TxSuccessView } from './TxSuccessScreen.types.ts';

type TxSuccessProps = TxSuccessView & TxSuccessEvents;

/** The result of sending (Spec §2, route /tx-success). */
export function TxSuccessScreen(props: TxSuccessProps) {
  switch (props.status) {
    case 'missing':
      return (
        <Page
          isCentred
          bottom={<BottomAction label={SENT_MESSAGES.home} isEnabled isBusy={false} onPress={props.onDone} />}
        >
          <EmptyState
            illustration={<Illustration name="empty" />}
            title={SENT_MESSAGES.missingTitle}
            text={SENT_MESSAGES.missingText}
          />
        </Page>
      );
    case 'accepted':
      return <Accepted {...props} />;
    case 'unknown':
      return <Unknown {...props} />;
    case 'token':
      return <TokenSent {...props} />;
    case 'tokens':
      return <TokensSent {...props} />;
  }
}

function Accepted(props: Extract<TxSuccessProps, { status: 'accepted' }>) {
  const { amount, price, confirmations, expectedMinutes } = props;
  return (
    <Page bottom={<SentActions {...props} />}>
      <div className={styles.head}>
        <Illustration name="success" />
        <Lead
          align="centre"
          title={describeSent(amount, confirmations)}
          text={price && inFiat(amount, price)}
        />
      </div>
      <Card>
        <div className={styles.depth} role="status">
          <ConfirmationsRing confirmations={confirmations} />
          <div>
            <p className={styles.strong}>{describeConfirmations(confirmations)}</p>
            <p className={styles.dim}>{describeDepthAhead(confirmations, expectedMinutes)}</p>
          </div>
        </div>
      </Card>
      <SentTo {...props} />
      <TxidCard txid={props.txid} copied={props.copied} onCopy={props.onCopyTxid} />
    </Page>
  );
}

function Unknown(props: Extract<TxSuccessProps, { status: 'unknown' }>) {
  const { amount, isRetrying, tries } = props;
  return (
    <Page
      bottom={
        <>
          <BottomAction
            isInPageOnly
            label={isRetrying ? SENT_MESSAGES.resending : SENT_MESSAGES.resend}
            isEnabled={!isRetrying}
            isBusy={isRetrying}
            onPress={props.onRetry}
          />
          <Button tone="plain" size="small" isWide onPress={props.onDone}>
            {SENT_MESSAGES.leave}
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <Illustration name="offline" height={120} />
        <Lead align="centre" title={SENT_MESSAGES.unknownTitle} text={describeNoAnswer(amount, tries)} />
      </div>
      <Notice tone="note" title={SENT_MESSAGES.safeTitle} text={SENT_MESSAGES.safeText} />
      <SentTo {...props} />
      <TxidCard txid={props.txid} copied={props.copied} onCopy={props.onCopyTxid} />
    </Page>
  );
}
