// Rarely needed options of sending: several recipients, a custom fee rate, and the form's own.
import { type ReactNode, useState } from 'react';
import { RECIPIENT_MESSAGES } from '../../i18n/messages/send/recipientMessages.ts';
import { CREATE_MESSAGES } from '../../i18n/messages/send/txMessages.ts';
import { MenuItem } from '../actions/MenuItem.tsx';
import { Disclosure } from '../layout/Disclosure.tsx';
import styles from './AdvancedSending.module.css';
import type { FeeDraft } from './FeePicker.tsx';
import { FeeRateField } from './FeeRateField.tsx';

export interface AdvancedSendingProps {
  readonly fee: FeeDraft;
  readonly isDisabled: boolean;
  /** an option is in use: open initially, as with a custom fee rate. @default false */
  readonly isInUse?: boolean;
  readonly onFeeText: (text: string) => void;
  /** null if there is only one recipient, or there are several already */
  readonly onSeveral: (() => void) | null;
  /** the form's own options */
  readonly children?: ReactNode;
}

/** While closed, its content isn't in the page at all. */
export function AdvancedSending(props: AdvancedSendingProps) {
  const { fee, isDisabled, isInUse = false, onFeeText, onSeveral, children } = props;
  const [isOpen, setOpen] = useState(isInUse || fee.choice.kind === 'custom');
  return (
    <Disclosure title={CREATE_MESSAGES.advanced} isOpen={isOpen} isFlush onToggle={() => setOpen(!isOpen)}>
      <div className={styles.rate}>
        <FeeRateField fee={fee} isDisabled={isDisabled} onText={onFeeText} />
      </div>
      {onSeveral !== null && (
        <MenuItem
          icon="contact"
          label={RECIPIENT_MESSAGES.several}
          isDisabled={isDisabled}
          onPress={onSeveral}
        />
      )}
      {children}
    </Disclosure>
  );
}
