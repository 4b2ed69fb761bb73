// The three round actions under the balance.
import { RoundAction } from '../../../components/actions/RoundAction.tsx';
import { HOME_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/homeMessages.ts';
import styles from './HomeScreen.module.css';
import type { HomeEvents } from './HomeScreen.types.ts';

interface HomeActionsProps extends Pick<HomeEvents, 'onReceive' | 'onSend' | 'onHistory'> {
  /** the suggested action: the screen's only gold control */
  readonly primary: 'receive' | 'send' | 'none';
  readonly canSend: boolean;
}

/** Receive, send, history. Sending is disabled without a balance. */
export function HomeActions({ primary, canSend, onReceive, onSend, onHistory }: HomeActionsProps) {
  return (
    <div className={styles.actions}>
      <RoundAction
        icon="receive"
        label={MESSAGES.receive}
        isPrimary={primary === 'receive'}
        onPress={onReceive}
      />
      <RoundAction
        icon="send"
        label={MESSAGES.send}
        isPrimary={primary === 'send'}
        isDisabled={!canSend}
        onPress={onSend}
      />
      <RoundAction icon="history" label={MESSAGES.history} onPress={onHistory} />
    </div>
  );
}
