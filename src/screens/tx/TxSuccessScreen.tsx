// After sending: the network has it, and blocks close over it; or nobody answered, and that is said.
import { AddressText } from '../../components/AddressText.tsx';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ConfirmationsRing, SETTLED_CONFIRMATIONS } from '../../components/ConfirmationsRing.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { TxidCard } from '../../components/TxidCard.tsx';
import { describeWait } from '../../text/describeWait.ts';
import { inDoge } from '../../text/inDoge.ts';
import { inFiat } from '../../text/inFiat.ts';
import styles from './TxSuccessScreen.module.css';
import type { TxSuccessEvents, TxSuccessView } from './TxSuccessScreen.types.ts';

type TxSuccessProps = TxSuccessView & TxSuccessEvents;
type Sent = Exclude<TxSuccessProps, { status: 'missing' }>;

/** The result of sending (Spec §2, route /tx-success). */
export function TxSuccessScreen(props: TxSuccessProps) {
  switch (props.status) {
    case 'missing':
      return (
        <Page isCentred bottom={<Done {...props} label="Back to the wallet" />}>
          <EmptyState
            illustration={<Illustration name="empty" />}
            title="Nothing was sent from here"
            text="What you sent before stands in your history."
          />
        </Page>
      );
    case 'accepted':
      return <Accepted {...props} />;
    case 'unknown':
      return <Unknown {...props} />;
  }
}

function Accepted(props: Extract<TxSuccessProps, { status: 'accepted' }>) {
  const { amount, price, confirmations, expectedMinutes } = props;
  const isIn = confirmations > 0;
  return (
    <Page
      bottom={
        <>
          <Done {...props} label="Done" />
          <Button tone="plain" size="small" isWide onPress={props.onDetails}>
            See the details
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <Illustration name="success" />
        <Lead
          align="centre"
          title={isIn ? `${inDoge(amount)} arrived` : `${inDoge(amount)} is on its way`}
          text={price && inFiat(amount, price)}
        />
      </div>
      <Card>
        <div className={styles.depth} role="status">
          <ConfirmationsRing confirmations={confirmations} />
          <div>
            <p className={styles.strong}>{depthTitle(confirmations)}</p>
            <p className={styles.dim}>{depthText(confirmations, expectedMinutes)}</p>
          </div>
        </div>
      </Card>
      <Receiver {...props} />
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
            label={isRetrying ? 'Sending the same bytes…' : 'Send the same bytes again'}
            isEnabled={!isRetrying}
            isBusy={isRetrying}
            onPress={props.onRetry}
          />
          <Button tone="plain" size="small" isWide onPress={props.onDone}>
            Leave it, Kennel keeps watching
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <Illustration name="offline" height={120} />
        <Lead
          align="centre"
          title="It may have gone out, or not"
          text={`No answer came after sending ${inDoge(amount)}${tries > 1 ? `, ${tries} times` : ''}.`}
        />
      </div>
      <Notice
        tone="note"
        title="Sending again is safe"
        text="It is the very same transfer: the network takes it once, however often it comes. Do not write a new one."
      />
      <Receiver {...props} />
      <TxidCard txid={props.txid} copied={props.copied} onCopy={props.onCopyTxid} />
    </Page>
  );
}

function Receiver({ to }: Pick<Sent, 'to'>) {
  return (
    <Card title="To">
      <AddressText address={to} />
    </Card>
  );
}

function Done({ label, onDone }: { readonly label: string } & Pick<TxSuccessEvents, 'onDone'>) {
  return <BottomAction label={label} isEnabled isBusy={false} onPress={onDone} />;
}

function depthTitle(confirmations: number): string {
  if (confirmations === 0) return 'The network has it';
  return confirmations === 1 ? '1 block holds it' : `${confirmations.toLocaleString('en')} blocks hold it`;
}

function depthText(confirmations: number, expectedMinutes: number | null): string {
  if (confirmations === 0) return `The first block: ${describeWait(expectedMinutes)}`;
  if (confirmations < SETTLED_CONFIRMATIONS) return `Settled after ${SETTLED_CONFIRMATIONS}, one a minute`;
  return 'Settled: it will not be undone';
}
