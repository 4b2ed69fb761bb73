// What can be done with a bill's payment: hand it over again, take the coins back, look at the transfer.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { RECEIPT_MESSAGES as MESSAGES } from '../../../i18n/messages/send/billMessages.ts';
import type { BillReceiptEvents, BillReceiptView } from './BillReceiptScreen.types.ts';

type Shown = Exclude<BillReceiptView, { status: 'missing' }> & BillReceiptEvents;

/** One main action; another one under it where there is any. */
export function ReceiptActions(props: Shown) {
  const done = <BottomAction label={MESSAGES.done} isEnabled isBusy={false} onPress={props.onDone} />;
  const takeBack = (
    <Button tone="plain" size="small" isWide onPress={props.onTakeBack}>
      {MESSAGES.takeBack}
    </Button>
  );
  switch (props.status) {
    case 'silent':
      return (
        <>
          {props.canRetry ? (
            <BottomAction
              isInPageOnly
              label={props.isRetrying ? MESSAGES.trying : MESSAGES.tryAgain}
              isEnabled={!props.isRetrying}
              isBusy={props.isRetrying}
              onPress={props.onRetry}
            />
          ) : (
            done
          )}
          {takeBack}
        </>
      );
    case 'declined':
      return (
        <>
          {done}
          {takeBack}
        </>
      );
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
