// A fault in the page, with a retry button.

import type { Fault } from '../../domain/fault.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { describeFault } from '../../i18n/messages/app/describeFault.ts';
import { Notice } from './Notice.tsx';

export interface FaultNoticeProps {
  /** its kind determines the title */
  readonly fault: Fault;
  /** what it means here, instead of the general text */
  readonly meaning?: string;
  /** absent if the retry is elsewhere */
  readonly onRetry?: () => void;
}

/** What happened, what it means, and a retry. */
export function FaultNotice({ fault, meaning, onRetry }: FaultNoticeProps) {
  const message = describeFault(fault);
  return (
    <Notice
      tone="caution"
      isLive
      title={message.title}
      text={meaning ?? message.text}
      {...(onRetry ? { action: { label: MESSAGES.tryAgain, onPress: onRetry } } : {})}
    />
  );
}
