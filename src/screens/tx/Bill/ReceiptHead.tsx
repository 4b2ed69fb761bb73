// The top of a receipt: the payment's state, by our own servers and by the shop.
import { Illustration, type IllustrationName } from '../../../components/art/Illustration.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { isTaken, isTurnedDown, type PaidBill } from '../../../domain/dogeconnect/Bill.ts';
import { RECEIPT_MESSAGES as MESSAGES } from '../../../i18n/messages/send/billMessages.ts';
import styles from './Bill.module.css';
import type { BillReceiptView } from './BillReceiptScreen.types.ts';

type Shown = Exclude<BillReceiptView, { status: 'missing' }>;

interface Head {
  readonly drawing: IllustrationName;
  readonly title: string;
  readonly text: string;
}

function headOf(props: Shown): Head {
  switch (props.status) {
    case 'waiting':
      return { drawing: 'searching', title: MESSAGES.waitingTitle, text: MESSAGES.waitingText };
    case 'silent':
      return { drawing: 'offline', title: MESSAGES.silentTitle, text: MESSAGES.silentText };
    case 'declined':
      return { drawing: 'failure', title: MESSAGES.declinedTitle, text: MESSAGES.declinedText };
    case 'accepted':
      return takenHeadOf(props.bill);
    case 'paid':
      return {
        drawing: 'success',
        title: MESSAGES.paidTitle,
        text: MESSAGES.onChain,
      };
    case 'returned':
      return {
        drawing: 'empty',
        title: MESSAGES.returnedTitle,
        text: props.isSettled ? MESSAGES.returnedText : MESSAGES.returningText,
      };
    case 'unsent':
      return { drawing: 'failure', title: MESSAGES.unsentTitle, text: MESSAGES.unsentText };
  }
}

/** Our servers may know it without the shop's confirmation, or against it. */
function takenHeadOf(bill: PaidBill): Head {
  if (isTaken(bill))
    return { drawing: 'success', title: MESSAGES.acceptedTitle, text: MESSAGES.acceptedText };
  return {
    drawing: 'searching',
    title: MESSAGES.sentTitle,
    text: isTurnedDown(bill) ? MESSAGES.sentAnyhowText : MESSAGES.sentText,
  };
}

export function ReceiptHead(props: Shown) {
  const { drawing, title, text } = headOf(props);
  return (
    <div className={styles.result} role="status">
      <Illustration name={drawing} height={112} />
      <Lead align="centre" title={title} text={text} />
    </div>
  );
}
