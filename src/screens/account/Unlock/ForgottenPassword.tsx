// Explains in a sheet what to do after forgetting the password.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { UNLOCK_MESSAGES as MESSAGES } from '../../../i18n/messages/accounts/accountMessages.ts';
import styles from './ForgottenPassword.module.css';

interface ForgottenPasswordProps {
  /** gives up the password: to the screen that deletes the locked vault, to restore it */
  readonly onForgotten: () => void;
}

export function ForgottenPassword({ onForgotten }: ForgottenPasswordProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.question}>
      <Button tone="plain" size="small" onPress={() => setOpen(true)}>
        {MESSAGES.forgotten}
      </Button>
      <Sheet isOpen={isOpen} title={MESSAGES.forgottenTitle} onClose={close}>
        <p>{MESSAGES.forgottenText}</p>
        <p className={styles.tip}>{MESSAGES.forgottenTip}</p>
        <p className={styles.tip}>{MESSAGES.startAgainText}</p>
        <Button isWide onPress={close}>
          {MESSAGES.close}
        </Button>
        <Button isWide tone="danger" onPress={onForgotten}>
          {MESSAGES.startAgain}
        </Button>
      </Sheet>
    </div>
  );
}
