// The final review before money leaves, from the signed bytes only.

import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { AmountHero } from '../../../components/money/AmountHero.tsx';
import { MoneyFlow } from '../../../components/money/MoneyFlow.tsx';
import { TransferPath } from '../../../components/money/TransferPath.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import { isAgreed } from '../../../domain/review/Review.ts';
import type { Purpose } from '../../../domain/tx/Purpose.ts';
import { inDoge } from '../../../i18n/format/inAmounts.ts';
import { describePurpose, describeSending } from '../../../i18n/messages/send/purposeMessages.ts';
import { CONFIRM_MESSAGES } from '../../../i18n/messages/send/sendMessages.ts';
import { describeTestNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import { readTransfer } from '../readTransfer.ts';
import { ConfirmFacts } from './ConfirmFacts.tsx';
import { ConfirmNotices } from './ConfirmNotices.tsx';
import styles from './TxConfirmScreen.module.css';
import type { TxConfirmEvents, TxConfirmView } from './TxConfirmScreen.types.ts';

type TxConfirmProps = TxConfirmView & TxConfirmEvents;
type Shown = Exclude<TxConfirmProps, { status: 'missing' }>;

/** Checking and sending (Spec §2, route /tx-confirm). */
export function TxConfirmScreen(props: TxConfirmProps) {
  if (props.status === 'missing') {
    return (
      <Page title={describePurpose({ kind: 'send' }).title} isCentred>
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={CONFIRM_MESSAGES.missing}
          text={CONFIRM_MESSAGES.missingText}
          action={{ label: CONFIRM_MESSAGES.backToDraft, onPress: props.onEdit }}
        />
      </Page>
    );
  }
  return <TxConfirmShown {...props} />;
}

function TxConfirmShown(props: Shown) {
  const { account, transfer, price, label, network, purpose, trusts, names } = props;
  const { amount, recipients, isToSelf } = readTransfer(transfer, trusts, names);
  const message = describePurpose(purpose);
  const badge = describeTestNetwork(network);
  return (
    <Page title={message.title} bottom={<ConfirmAction {...props} />}>
      <div className={styles.hero}>
        <p className={styles.lead}>{message.lead}</p>
        <AmountHero amount={amount} price={price} tone="gold" />
        {badge !== null && <Chip label={badge} icon="flag" tone="note" />}
      </div>
      <ConfirmNotices {...props} />
      <Card>
        <TransferPath from={senderOf(account, purpose)} to={recipients} label={label} isToSelf={isToSelf} />
      </Card>
      <ConfirmFacts {...props} amount={amount} />
      <MoneyFlow transfer={transfer} />
    </Page>
  );
}

/** In the page: a host button alone never authorizes spending. */
function ConfirmAction(props: Shown) {
  const { amount } = readTransfer(props.transfer);
  const isBusy = props.status === 'sending';
  return (
    <BottomAction
      isInPageOnly
      label={isBusy ? CONFIRM_MESSAGES.sending : describeSending(props.purpose, inDoge(amount))}
      isEnabled={props.status === 'ready' && isAgreed(props, props.agreed)}
      isBusy={isBusy}
      onPress={props.onSend}
    />
  );
}

/** A sweep spends from other addresses than the current account. */
function senderOf(account: NamedAddress, purpose: Purpose): NamedAddress {
  const paper = purpose.kind === 'sweep' ? purpose.from[0] : undefined;
  return paper === undefined ? account : { name: CONFIRM_MESSAGES.paper, address: paper };
}
