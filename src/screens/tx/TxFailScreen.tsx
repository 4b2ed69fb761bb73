// After a refusal: what, why, that nothing left, and the one next step.

import { shortAddress } from '../../components/AddressText.tsx';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Page } from '../../components/Page.tsx';
import { foreignText, LONGEST_DETAIL } from '../../domain/text/foreignText.ts';
import { describeReject, type RejectMessage } from '../../text/describeReject.ts';
import { describeDropped, describeRetained, REJECTED_MESSAGES } from '../../text/txMessages.ts';
import styles from './TxFailScreen.module.css';
import type { TxFailEvents, TxFailView } from './TxFailScreen.types.ts';

type TxFailProps = TxFailView & TxFailEvents;

/** The refusal of a transfer (Spec §2, route /tx-fail). */
export function TxFailScreen(props: TxFailProps) {
  if (props.status === 'missing') {
    return (
      <Page
        isCentred
        bottom={
          <BottomAction label={REJECTED_MESSAGES.home} isEnabled isBusy={false} onPress={props.onHome} />
        }
      >
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={REJECTED_MESSAGES.missingTitle}
          text={REJECTED_MESSAGES.missingText}
        />
      </Page>
    );
  }
  return <Rejected {...props} />;
}

function Rejected(props: Extract<TxFailProps, { status: 'rejected' }>) {
  const { reason, detail, servers = 1, amount, to } = props;
  const message = describeReject(reason);
  const fate = message.isKept ? describeRetained(amount, servers) : describeDropped(servers);
  return (
    <Page
      bottom={
        <>
          <BottomAction
            label={message.action}
            isEnabled
            isBusy={false}
            isInPageOnly={message.next === 'retry'}
            onPress={stepOf(message.next, props)}
          />
          <Button tone="plain" size="small" isWide onPress={props.onHome}>
            {REJECTED_MESSAGES.home}
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <Illustration name="failure" />
        <Lead align="centre" title={message.title} text={message.why} />
      </div>
      <Card>
        <div className={styles.kept}>
          <Icon
            name={message.isKept ? 'lock' : 'history'}
            className={message.isKept ? styles.safe : styles.icon}
          />
          <p>
            <strong>{fate.strong}</strong> {fate.before}
            <span className={message.isKept ? styles.address : undefined}>{shortAddress(to)}</span>
            {fate.after}
          </p>
        </div>
      </Card>
      <Card title={REJECTED_MESSAGES.nodeWords}>
        <code className={styles.detail}>{foreignText(detail, LONGEST_DETAIL)}</code>
      </Card>
    </Page>
  );
}

function stepOf(next: RejectMessage['next'], events: TxFailEvents): () => void {
  switch (next) {
    case 'edit':
      return events.onEdit;
    case 'retry':
      return events.onRetry;
    case 'history':
      return events.onHistory;
  }
}
