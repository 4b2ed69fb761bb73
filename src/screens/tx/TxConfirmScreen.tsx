// The last look before money leaves, drawn from the signed bytes and nothing else.
import { AmountHero } from '../../components/AmountHero.tsx';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Card } from '../../components/Card.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { TransferPath } from '../../components/TransferPath.tsx';
import { inDoge } from '../../text/inDoge.ts';
import { describeTestNetwork } from '../../text/nameNetwork.ts';
import { ConfirmFacts } from './ConfirmFacts.tsx';
import { ConfirmNotices } from './ConfirmNotices.tsx';
import { readTransfer } from './readTransfer.ts';
import styles from './TxConfirmScreen.module.css';
import type { TxConfirmEvents, TxConfirmView } from './TxConfirmScreen.types.ts';

type TxConfirmProps = TxConfirmView & TxConfirmEvents;
type Shown = Exclude<TxConfirmProps, { status: 'missing' }>;

/** Checking and sending (Spec §2, route /tx-confirm). */
export function TxConfirmScreen(props: TxConfirmProps) {
  if (props.status === 'missing') {
    return (
      <Page title="Check and send" isCentred>
        <EmptyState
          illustration={<Illustration name="empty" />}
          title="Nothing is ready to send"
          text="A transfer that was being checked here was never sent. Your draft is kept."
          action={{ label: 'Back to the draft', onPress: props.onEdit }}
        />
      </Page>
    );
  }
  return <TxConfirmShown {...props} />;
}

function TxConfirmShown(props: Shown) {
  const { account, transfer, price, label, network } = props;
  const { amount, receivers, isToSelf } = readTransfer(transfer);
  const badge = describeTestNetwork(network);
  return (
    <Page title="Check and send" bottom={<ConfirmAction {...props} />}>
      <div className={styles.hero}>
        <p className={styles.lead}>You send</p>
        <AmountHero amount={amount} price={price} tone="gold" />
        {badge !== null && <Chip label={badge} icon="flag" tone="note" />}
      </div>
      <Card>
        <TransferPath from={account} to={receivers} label={label} isToSelf={isToSelf} />
      </Card>
      <ConfirmFacts {...props} amount={amount} />
      <ConfirmNotices {...props} />
    </Page>
  );
}

/** In the page: a host button alone never authorises a spend. */
function ConfirmAction(props: Shown) {
  const { amount } = readTransfer(props.transfer);
  const isBusy = props.status === 'sending';
  return (
    <BottomAction
      isInPageOnly
      label={isBusy ? 'Sending…' : `Send ${inDoge(amount)}`}
      isEnabled={!isBusy && isAgreed(props)}
      isBusy={isBusy}
      onPress={props.onSend}
    />
  );
}

function isAgreed(props: Shown): boolean {
  const isAsked = props.warnings.some(({ kind }) => kind === 'fee-needs-consent');
  return !isAsked || (props.status === 'ready' && props.hasConsented);
}
