// What can be done with a bill's payment: hand it over again, take the coins back, look at the transfer.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { RECEIPT_MESSAGES as MESSAGES } from '../../../i18n/messages/send/billMessages.ts';
import type { BillReceiptEvents, BillReceiptView } from './BillReceiptScreen.types.ts';

type Shown = Exclude<BillReceiptView, { status: 'missing' }> & BillReceiptEvents;

/** One main action; another one under it where there is any. */
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

/** What makes sure of the coins comes before leaving them in doubt. */
const TakingBack = ({ onTakeBack, onDone }: Shown) => (
  <>
    <BottomAction label={MESSAGES.takeBack} isEnabled isBusy={false} onPress={onTakeBack} />
    <Button tone="plain" size="small" isWide onPress={onDone}>
      {MESSAGES.done}
    </Button>
  </>
);
