// Asks what to do with a draft when its form is left, if the messenger has no popup.
import { DRAFT_MESSAGES as MESSAGES } from '../../i18n/messages/send/sendMessages.ts';
import { Button } from '../actions/Button.tsx';
import styles from './ChoiceSheet.module.css';
import { Sheet } from './Sheet.tsx';

export interface LeaveDraftSheetProps {
  readonly isOpen: boolean;
  readonly onChoose: (choice: 'keep' | 'discard') => void;
  /** stays on the form */
  readonly onClose: () => void;
}

/** Keeping it comes first: the other choice loses the draft. */
export function LeaveDraftSheet({ isOpen, onChoose, onClose }: LeaveDraftSheetProps) {
  return (
    <Sheet isOpen={isOpen} title={MESSAGES.leaveTitle} onClose={onClose}>
      <p className={styles.text}>{MESSAGES.leaveText}</p>
      <Button tone="gold" isWide onPress={() => onChoose('keep')}>
        {MESSAGES.keep}
      </Button>
      <Button tone="danger" isWide onPress={() => onChoose('discard')}>
        {MESSAGES.discard}
      </Button>
    </Sheet>
  );
}
