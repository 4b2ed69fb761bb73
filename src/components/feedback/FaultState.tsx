// What stands where something could not be read: what failed, what that means, and another try.
import type { Fault } from '../../domain/fault.ts';
import { COMPONENT_MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { describeFault } from '../../i18n/messages/app/describeFault.ts';
import { Illustration } from '../art/Illustration.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface FaultStateProps {
  /** what happened; its kind decides the title */
  readonly fault: Pick<Fault, 'kind' | 'server'>;
  /** what it means here, in place of what it means in general */
  readonly text?: string;
  /** a sentence that follows */
  readonly more?: string;
  /** how much room the drawing takes; `none` beside something that is known all the same. @default 'large' */
  readonly drawing?: 'large' | 'small' | 'none';
  readonly onRetry: () => void;
}

/** A failure that takes the place of what was asked for. */
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
