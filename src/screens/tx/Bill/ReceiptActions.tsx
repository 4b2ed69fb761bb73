// Actions on a bill's payment: send it again, take the coins back, view the transfer.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { RECEIPT_MESSAGES as MESSAGES } from '../../../i18n/messages/send/billMessages.ts';
import type { BillReceiptEvents, BillReceiptView } from './BillReceiptScreen.types.ts';

type Shown = Exclude<BillReceiptView, { status: 'missing' }> & BillReceiptEvents;

/** One main action, and possibly another below. */
export function ReceiptActions(props: Shown) {
  const done = <BottomAction label={MESSAGES.done} isEnabled isBusy={false} onPress={props.onDone} />;
  switch (props.status) {
    case 'silent':
      return props.canRetry ? <Retrying {...props} /> : <TakingBack {...props} />;
    case 'declined':
      return <TakingBack {...props} />;
    case 'waiting':
    case 'unsent':
      return done;
    default:
      return (
        <>
          {done}
          <Button tone="plain" size="small" isWide onPress={props.onDetails}>
            {MESSAGES.details}
          </Button>
        </>
      );
  }
}

type Silent = Extract<Shown, { status: 'silent' }>;

const Retrying = ({ isRetrying, onRetry, onTakeBack }: Silent) => (
  <>
    <BottomAction
      isInPageOnly
      label={isRetrying ? MESSAGES.trying : MESSAGES.tryAgain}
      isEnabled={!isRetrying}
      isBusy={isRetrying}
      onPress={onRetry}
    />
    <Button tone="plain" size="small" isWide onPress={onTakeBack}>
      {MESSAGES.takeBack}
    </Button>
  </>
);

/** Securing the coins comes before leaving them uncertain. */
const TakingBack = ({ onTakeBack, onDone }: Shown) => (
  <>
    <BottomAction label={MESSAGES.takeBack} isEnabled isBusy={false} onPress={onTakeBack} />
    <Button tone="plain" size="small" isWide onPress={onDone}>
      {MESSAGES.done}
    </Button>
  </>
);
