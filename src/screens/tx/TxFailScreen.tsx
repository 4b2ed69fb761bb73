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
import { describeReject, type RejectWords } from '../../text/describeReject.ts';
import { describeKept, describeNotKept, REFUSED_WORDS } from '../../text/txWords.ts';
import styles from './TxFailScreen.module.css';
import type { TxFailEvents, TxFailView } from './TxFailScreen.types.ts';

type TxFailProps = TxFailView & TxFailEvents;

/** The refusal of a transfer (Spec §2, route /tx-fail). */
export function TxFailScreen(props: TxFailProps) {
  if (props.status === 'missing') {
    return (
      <Page
        isCentred
        bottom={<BottomAction label={REFUSED_WORDS.home} isEnabled isBusy={false} onPress={props.onHome} />}
      >
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={REFUSED_WORDS.missingTitle}
          text={REFUSED_WORDS.missingText}
        />
      </Page>
    );
  }
  return <Rejected {...props} />;
}

function Rejected(props: Extract<TxFailProps, { status: 'rejected' }>) {
  const { reason, detail, servers = 1, amount, to } = props;
  const words = describeReject(reason);
  const fate = words.isKept ? describeKept(amount, servers) : describeNotKept(servers);
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
            {REFUSED_WORDS.home}
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
          <p>
            <strong>{fate.strong}</strong> {fate.before}
            <span className={words.isKept ? styles.address : undefined}>{shortAddress(to)}</span>
            {fate.after}
          </p>
        </div>
      </Card>
      <Card title={REFUSED_WORDS.nodeWords}>
        <code className={styles.detail}>{foreignText(detail, LONGEST_DETAIL)}</code>
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
