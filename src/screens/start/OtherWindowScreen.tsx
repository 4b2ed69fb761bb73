// Another window has the wallet: why this one waits, and the one press that brings it over.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { OTHER_WINDOW_MESSAGES as MESSAGES } from '../../text/elsewhereMessages.ts';
import type { OtherWindowEvents, OtherWindowView } from './OtherWindowScreen.types.ts';

/** One window writes at a time. */
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
