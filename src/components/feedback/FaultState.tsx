// Shown instead of data that couldn't be read: what failed, what that means, and a retry.
import type { Fault } from '../../domain/fault.ts';
import { COMPONENT_MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { describeFault } from '../../i18n/messages/app/describeFault.ts';
import { Illustration } from '../art/Illustration.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface FaultStateProps {
  /** its kind determines the title */
  readonly fault: Pick<Fault, 'kind' | 'server'>;
  /** what it means here, instead of the general text */
  readonly text?: string;
  /** a further sentence */
  readonly more?: string;
  /** size of the drawing; `none` beside data that is still known. @default 'large' */
  readonly drawing?: 'large' | 'small' | 'none';
  readonly onRetry: () => void;
}

export function FaultState({ fault, text, more, drawing = 'large', onRetry }: FaultStateProps) {
  const message = describeFault(fault);
  const height = drawing === 'small' ? { height: 112 } : {};
  return (
    <EmptyState
      illustration={drawing === 'none' ? null : <Illustration name="offline" {...height} />}
      title={message.title}
      text={[text ?? message.text, more].filter(Boolean).join(' ')}
      action={{ label: COMPONENT_MESSAGES.tryAgain, onPress: onRetry }}
    />
  );
}
