// The state of a bill's payment (at the relay, in a block, declined, or unknown), and the receipt to keep.
import { Button } from '../../../components/actions/Button.tsx';
import { CopyButton } from '../../../components/actions/CopyButton.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { SiteOrigin } from '../../../components/address/SiteOrigin.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { ConfirmationsRing } from '../../../components/feedback/ConfirmationsRing.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import type { Fact } from '../../../components/layout/Facts.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { DataNote } from '../../../components/money/DataNote.tsx';
import { isTaken } from '../../../domain/dogeconnect/Bill.ts';
import { describeMoment } from '../../../i18n/format/describeTime.ts';
import { inFiat } from '../../../i18n/format/inFiat.ts';
import { NO_FILES_MESSAGES } from '../../../i18n/messages/app/noFilesMessages.ts';
import {
  describeRejectedPayment,
  describeRequired,
  RECEIPT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/send/billMessages.ts';
import { SENT_MESSAGES } from '../../../i18n/messages/send/txMessages.ts';
import { describeConfirmations } from '../../../i18n/messages/wallet/describeConfirmations.ts';
import styles from './Bill.module.css';
import { BillFacts } from './BillFacts.tsx';
import type { BillReceiptEvents, BillReceiptView } from './BillReceiptScreen.types.ts';
import { BillSlip } from './BillSlip.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';

type ReceiptProps = BillReceiptView & BillReceiptEvents;
type Shown = Exclude<ReceiptProps, { status: 'missing' }>;

/** Route /bill-receipt. */
export function BillReceiptScreen(props: ReceiptProps) {
  if (props.status === 'missing')
    return (
      <Page title={MESSAGES.title} isCentred>
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={MESSAGES.missingTitle}
          text={MESSAGES.missingText}
          action={{ label: SENT_MESSAGES.home, onPress: props.onDone }}
        />
      </Page>
    );
  const { bill } = props;
  return (
    <Page bottom={<ReceiptActions {...props} />}>
      <ReceiptHead {...props} />
      <Depth {...props} />
      <ReceiptNotices {...props} />
      <Card>
        <SiteOrigin origin={`https://${bill.host}`} name={bill.vendor} />
      </Card>
      {props.data !== null && <DataNote data={props.data} reasons={bill.data?.reasons ?? []} isSigned />}
      <BillSlip {...bill} />
      <BillFacts bill={bill} facts={factsOf(props)} />
      <PaidTo {...props} />
      <Keeping {...props} />
    </Page>
  );
}

/** Confirmations from our own servers, and how many the shop requires. */
function Depth(props: Shown) {
  if (props.status !== 'accepted' && props.status !== 'paid') return null;
  const { answer } = props.bill;
  const confirmations = props.status === 'paid' ? props.confirmations : 0;
  const required = answer?.kind === 'accepted' || answer?.kind === 'confirmed' ? answer.required : null;
  return (
    <Card>
      <div className={styles.depth}>
        <ConfirmationsRing confirmations={confirmations} />
        <div>
          <p className={styles.strong}>{describeConfirmations(confirmations)}</p>
          {required !== null && required > confirmations && (
            <p className={styles.dim}>{describeRequired(required)}</p>
          )}
        </div>
      </div>
    </Card>
  );
}

function ReceiptNotices(props: Shown) {
  const { answer } = props.bill;
  switch (props.status) {
    case 'accepted':
      if (answer?.kind !== 'confirmed') return null;
      return <Notice tone="caution" title={MESSAGES.saysConfirmed} />;
    case 'silent':
      return (
        <>
          {props.canRetry ? (
            <Notice tone="note" title={MESSAGES.tryAgain} text={MESSAGES.safe} />
          ) : (
            <Notice tone="note" title={MESSAGES.tooLate} />
          )}
          <TakeBackNotice />
        </>
      );
    case 'declined': {
      const reason =
        answer?.kind === 'refused'
          ? describeRejectedPayment(answer.code)
          : answer?.kind === 'declined'
            ? answer.reason
            : '';
      return (
        <>
          {reason !== '' && <Notice tone="caution" title={MESSAGES.reason} text={<bdi>{reason}</bdi>} />}
          <TakeBackNotice />
        </>
      );
    }
    default:
      return null;
  }
}

/** Titled like the button it explains. */
const TakeBackNotice = () => <Notice tone="note" title={MESSAGES.takeBack} text={MESSAGES.takeBackNote} />;

const factsOf = ({ sentAtMs, nowMs, fee, price }: Shown): readonly Fact[] => [
  { name: MESSAGES.paidAt, value: describeMoment(sentAtMs, nowMs) },
  {
    name: MESSAGES.fee,
    value: <AmountText amount={fee} />,
    ...(price === null ? {} : { second: inFiat(fee, price) }),
  },
];

function PaidTo({ payments }: Shown) {
  return (
    <Card title={MESSAGES.paidTo}>
      <ul className={styles.lines}>
        {payments.map(({ to, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outputs have no other identity than their index
          <li key={index}>
            <AddressText address={to} />
            {payments.length > 1 && <AmountText amount={amount} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A receipt to save and share: only once the shop accepted the payment, or a block contains it. */
function Keeping(props: Shown) {
  if (props.status !== 'paid' && !(props.status === 'accepted' && isTaken(props.bill))) return null;
  return (
    <>
      <div className={styles.ways}>
        <CopyButton label={MESSAGES.copy} outcome={props.copied} onCopy={props.onCopy} />
        {props.onSave && (
          <Button size="small" icon={props.canShare ? 'share' : 'file'} onPress={props.onSave}>
            {MESSAGES.save}
          </Button>
        )}
      </div>
      {props.onSave === undefined && (
        <Notice tone="note" title={NO_FILES_MESSAGES.title} text={NO_FILES_MESSAGES.copy} />
      )}
      {props.saving !== 'none' && (
        <Notice
          tone={props.saving === 'failed' ? 'caution' : 'note'}
          isLive
          title={props.saving === 'failed' ? MESSAGES.notSaved : MESSAGES.saved}
        />
      )}
    </>
  );
}
