// What few people need while sending: several recipients, a fee rate of one's own, and what else a form has.
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
  /** something in it is in use: open from the start, as it is with a fee rate of one's own. @default false */
  readonly isInUse?: boolean;
  readonly onFeeText: (text: string) => void;
  /** null where there is only one recipient, or there are several already */
  readonly onSeveral: (() => void) | null;
  /** what the form adds */
  readonly children?: ReactNode;
}

/** Closed, its content is not in the page at all. */
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
