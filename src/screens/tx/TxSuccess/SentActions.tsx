// Actions after sending: done, or details.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { SENT_MESSAGES } from '../../../i18n/messages/send/txMessages.ts';
import type { TxSuccessEvents } from './TxSuccessScreen.types.ts';

/** For the bottom of the page. */
export function SentActions({ onDone, onDetails }: Pick<TxSuccessEvents, 'onDone' | 'onDetails'>) {
  return (
    <>
      <BottomAction label={SENT_MESSAGES.done} isEnabled isBusy={false} onPress={onDone} />
      <Button tone="plain" size="small" isWide onPress={onDetails}>
        {SENT_MESSAGES.details}
      </Button>
    </>
  );
}
