// A vault failure: what happened, what it means here, and the way back.

import type { Fault } from '../../domain/fault.ts';
import { describeFault } from '../../i18n/messages/app/describeFault.ts';
import { BottomAction } from '../actions/BottomAction.tsx';
import type { ButtonAction } from '../actions/Button.tsx';
import { Lead } from '../layout/Lead.tsx';
import { Page } from '../layout/Page.tsx';
import { Scene } from '../layout/Scene.tsx';

interface VaultFailureProps {
  readonly fault: Fault;
  /** what the failure left behind, if anything */
  readonly text: string;
  readonly action: ButtonAction;
}

/** For failures that stop the flow. */
export function VaultFailure({ fault, text, action }: VaultFailureProps) {
  const message = describeFault(fault);
  return (
    <Page isLow bottom={<BottomAction {...action} isEnabled isBusy={false} />}>
      <Scene name="failure" />
      <Lead title={message.title} text={`${message.cause ?? message.text} ${text}`} />
    </Page>
  );
}
