// What stands where no wallet may open: outside of Telegram, inside of it, or in a browser that can't run one. It says where one can.

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

/** What stands where no wallet may open. */
export type OutsideTelegramView =
  | {
      readonly status: 'outside';
      /** https link that opens Kennel in Telegram; null when the build does not know it */
      readonly botUrl: string | null;
    }
  /** Telegram, around a wallet that stays offline */
  | { readonly status: 'cold' }
  /** a browser without what keys need */
  | { readonly status: 'unable' };

const NO_WAY_ON = { cold: COLD_OUTSIDE_MESSAGES, unable: UNABLE_MESSAGES } as const;

/** A plain page. */
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
