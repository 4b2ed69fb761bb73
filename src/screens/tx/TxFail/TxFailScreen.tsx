// After a rejection: what was rejected, why, that nothing left, and the next step.

import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { shortAddress } from '../../../components/address/AddressText.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import { foreignText, MAX_DETAIL_LENGTH } from '../../../domain/text/foreignText.ts';
import type { RejectReason } from '../../../domain/tx/PendingTransfer.ts';
import { describeReject, type RejectMessage } from '../../../i18n/messages/send/describeReject.ts';
import {
  type AddressFrame,
  describeDropped,
  describeNeverSent,
  describeRetained,
  REJECTED_MESSAGES,
} from '../../../i18n/messages/send/txMessages.ts';
import styles from './TxFailScreen.module.css';

export type TxFailView =
  /** nothing was rejected here: opened from elsewhere */
  | { readonly status: 'missing' }
  /** every server that was asked rejected it */
  | {
      readonly status: 'rejected';
      readonly reason: RejectReason;
      /** the node's message; empty if there was none */
      readonly detail: string;
      /** how many servers rejected it; absent: one */
      readonly servers?: number;
      /** koinu that weren't sent */
      readonly amount: Koinu;
      readonly to: DogeAddress;
    };

export interface TxFailEvents {
  /** back to the form with the draft kept; coins are read again */
  readonly onEdit: () => void;
  /** sends the same bytes again, for temporary reasons */
  readonly onRetry: () => void;
  readonly onHistory: () => void;
  readonly onHome: () => void;
}

type TxFailProps = TxFailView & TxFailEvents;
type Rejection = Extract<TxFailView, { status: 'rejected' }>;

/** The rejection of a transfer (Spec §2, route /tx-fail). */
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

function Rejected(props: Rejection & TxFailEvents) {
  const { reason, detail, to } = props;
  const message = describeReject(reason);
  const fate = fateOf(props, message);
  const words = foreignText(detail, MAX_DETAIL_LENGTH);
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
          {message.next !== 'home' && (
            <Button tone="plain" size="small" isWide onPress={props.onHome}>
              {REJECTED_MESSAGES.home}
            </Button>
          )}
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
      {words !== '' && (
        <Card title={REJECTED_MESSAGES.nodeWords}>
          <code className={styles.detail}>{words}</code>
        </Card>
      )}
    </Page>
  );
}

/** What happened to the coins. */
function fateOf({ reason, servers = 1, amount }: Rejection, { isKept }: RejectMessage): AddressFrame {
  if (reason === 'bill-expired') return describeNeverSent();
  return isKept ? describeRetained(amount, servers) : describeDropped(servers);
}

function stepOf(next: RejectMessage['next'], events: TxFailEvents): () => void {
  switch (next) {
    case 'edit':
      return events.onEdit;
    case 'retry':
      return events.onRetry;
    case 'history':
      return events.onHistory;
    case 'home':
      return events.onHome;
  }
}
