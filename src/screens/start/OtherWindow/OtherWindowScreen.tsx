// Another window has the wallet: why this one waits, and a button to move it here.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { OTHER_WINDOW_MESSAGES as MESSAGES } from '../../../i18n/messages/app/elsewhereMessages.ts';

export type OtherWindowView =
  | { readonly status: 'taken' }
  /** the other window was asked to finish */
  | { readonly status: 'taking-over' };

export interface OtherWindowEvents {
  /** moves the wallet to this window */
  readonly onUse: () => void;
}

/** Only one window writes at a time. */
export function OtherWindowScreen({ status, onUse }: OtherWindowView & OtherWindowEvents) {
  const isBusy = status === 'taking-over';
  return (
    <Page isLow bottom={<BottomAction label={MESSAGES.use} onPress={onUse} isEnabled isBusy={isBusy} />}>
      <Scene name="locked" size="small" />
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Notice tone="note" title={MESSAGES.whatTitle} text={MESSAGES.whatText} />
      <p role="status">{isBusy ? MESSAGES.takingOver : ''}</p>
    </Page>
  );
}
