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
import { describeReject, type RejectWords } from '../../text/describeReject.ts';
import { inDoge } from '../../text/inDoge.ts';
import styles from './TxFailScreen.module.css';
import type { TxFailEvents, TxFailView } from './TxFailScreen.types.ts';

type TxFailProps = TxFailView & TxFailEvents;

/** The refusal of a transfer (Spec §2, route /tx-fail). */
export function TxFailScreen(props: TxFailProps) {
  if (props.status === 'missing') {
    return (
      <Page
        isCentred
        bottom={<BottomAction label="Back to the wallet" isEnabled isBusy={false} onPress={props.onHome} />}
      >
        <EmptyState
          illustration={<Illustration name="empty" />}
          title="Nothing was refused"
          text="What you sent before stands in your history."
        />
      </Page>
    );
  }
  return <Rejected {...props} />;
}

function Rejected(props: Extract<TxFailProps, { status: 'rejected' }>) {
  const { reason, detail, amount, to } = props;
  const words = describeReject(reason);
  return (
    <Page
      bottom={
        <>
          <BottomAction
            label={words.action}
            isEnabled
            isBusy={false}
            isInPageOnly={words.next === 'retry'}
            onPress={stepOf(words.next, props)}
          />
          <Button tone="plain" size="small" isWide onPress={props.onHome}>
            Back to the wallet
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <Illustration name="failure" />
        <Lead align="centre" title={words.title} text={words.why} />
      </div>
      <Card>
        <div className={styles.kept}>
          <Icon
            name={words.isKept ? 'lock' : 'history'}
            className={words.isKept ? styles.safe : styles.icon}
          />
          {words.isKept ? (
            <p>
              <strong>Nothing left your wallet.</strong> {inDoge(amount)} for{' '}
              <span className={styles.address}>{shortAddress(to)}</span> is still yours.
            </p>
          ) : (
            <p>
              <strong>This transfer did not go out.</strong> {shortAddress(to)} gets nothing from it; what
              else moved your coins stands in your history.
            </p>
          )}
        </div>
      </Card>
      <Card title="In the node’s own words">
        <code className={styles.detail}>{detail}</code>
      </Card>
    </Page>
  );
}

function stepOf(next: RejectWords['next'], events: TxFailEvents): () => void {
  switch (next) {
    case 'edit':
      return events.onEdit;
    case 'retry':
      return events.onRetry;
    case 'history':
      return events.onHistory;
  }
}
