// What a browser without Telegram around it shows: that there is no wallet here, and where it is.
import { Wordmark } from '../../components/drawings/Wordmark.tsx';
import { Lead } from '../../components/Lead.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { OUTSIDE_MESSAGES as MESSAGES } from '../../text/elsewhereMessages.ts';
import type { OutsideTelegramView } from './OutsideTelegramScreen.types.ts';

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
