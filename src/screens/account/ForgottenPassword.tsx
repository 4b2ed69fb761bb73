// The question everybody has once, and the honest answer in a sheet.
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { UNLOCK_WORDS as WORDS } from '../../text/accountWords.ts';
import styles from './ForgottenPassword.module.css';

interface ForgottenPasswordProps {
  /** the person gives the password up: to where what is locked is removed, and brought back */
  readonly onForgotten: () => void;
}

/** A quiet question. */
export function ForgottenPassword({ onForgotten }: ForgottenPasswordProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.question}>
      <Button tone="plain" size="small" onPress={() => setOpen(true)}>
        {WORDS.forgotten}
      </Button>
      <Sheet isOpen={isOpen} title={WORDS.forgottenTitle} onClose={close}>
        <p>{WORDS.forgottenText}</p>
        <p className={styles.tip}>{WORDS.forgottenTip}</p>
        <p className={styles.tip}>{WORDS.startAgainText}</p>
        <Button isWide onPress={close}>
          {WORDS.close}
        </Button>
        <Button isWide tone="danger" onPress={onForgotten}>
          {WORDS.startAgain}
        </Button>
      </Sheet>
    </div>
  );
}
