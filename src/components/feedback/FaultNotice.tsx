// A failure of the outside world in the page, with a way to try again.

import type { Fault } from '../../domain/fault.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { describeFault } from '../../i18n/messages/app/describeFault.ts';
import { Notice } from './Notice.tsx';

export interface FaultNoticeProps {
  /** what happened; its kind decides the title */
  readonly fault: Fault;
  /** what it means here, in place of what it means in general */
  readonly meaning?: string;
  /** absent where trying again is somewhere else */
  readonly onRetry?: () => void;
}

/** What happened, what it means, and the way back. */
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
