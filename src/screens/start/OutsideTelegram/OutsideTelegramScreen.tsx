// What a browser without Telegram around it shows: that there is no wallet here, and where it is.

import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Wordmark } from '../../../components/art/Wordmark.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { OUTSIDE_MESSAGES as MESSAGES } from '../../../i18n/messages/app/elsewhereMessages.ts';

/** What a browser without Telegram around it shows. */
export interface OutsideTelegramView {
  readonly status: 'outside';
  /** https link that opens Kennel in Telegram; null when the build does not know it */
  readonly botUrl: string | null;
}

/** A plain page. */
export function OutsideTelegramScreen({ botUrl }: OutsideTelegramView) {
  return (
    <Page isLow bottom={botUrl !== null && <LinkButton href={botUrl}>{MESSAGES.open}</LinkButton>}>
      <Wordmark />
      <Scene name="locked" />
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      {botUrl === null && <p>{MESSAGES.find}</p>}
    </Page>
  );
}
