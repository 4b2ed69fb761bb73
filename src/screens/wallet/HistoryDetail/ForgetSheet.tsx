// Confirms before a transfer is forgotten.
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { FORGET_MESSAGES } from '../../../i18n/messages/wallet/rescueMessages.ts';
import styles from './HistoryDetailScreen.module.css';

interface ForgetSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onForget: () => void;
}

/** States the consequences, and what could still happen. */
export function ForgetSheet({ isOpen, onClose, onForget }: ForgetSheetProps) {
  const forget = () => {
    onClose();
    onForget();
  };
  return (
    <Sheet isOpen={isOpen} title={FORGET_MESSAGES.title} onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.lead}>{FORGET_MESSAGES.text}</p>
        <Notice tone="caution" title={FORGET_MESSAGES.caution} />
        <Button tone="danger" isWide onPress={forget}>
          {FORGET_MESSAGES.action}
        </Button>
      </div>
    </Sheet>
  );
}
