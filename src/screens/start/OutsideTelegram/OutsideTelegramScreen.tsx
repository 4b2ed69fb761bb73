// Shown where no wallet can open (outside Telegram, inside it, or in an unsupported browser), with where one can.

import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Wordmark } from '../../../components/art/Wordmark.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import {
  COLD_OUTSIDE_MESSAGES,
  OUTSIDE_MESSAGES as MESSAGES,
  UNABLE_MESSAGES,
} from '../../../i18n/messages/app/elsewhereMessages.ts';

export type OutsideTelegramView =
  | {
      readonly status: 'outside';
      /** https link that opens Kennel in Telegram; null if the build doesn't have it */
      readonly botUrl: string | null;
    }
  /** a cold wallet must not open in Telegram */
  | { readonly status: 'cold' }
  /** a browser without the features keys need */
  | { readonly status: 'unable' };

const NO_WAY_ON = { cold: COLD_OUTSIDE_MESSAGES, unable: UNABLE_MESSAGES } as const;

export function OutsideTelegramScreen(props: OutsideTelegramView) {
  if (props.status !== 'outside') {
    return (
      <Page isLow>
        <Wordmark />
        <Scene name="locked" />
        <Lead {...NO_WAY_ON[props.status]} />
      </Page>
    );
  }
  const { botUrl } = props;
  return (
    <Page isLow bottom={botUrl !== null && <LinkButton href={botUrl}>{MESSAGES.open}</LinkButton>}>
      <Wordmark />
      <Scene name="locked" />
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      {botUrl === null && <p>{MESSAGES.find}</p>}
    </Page>
  );
}
