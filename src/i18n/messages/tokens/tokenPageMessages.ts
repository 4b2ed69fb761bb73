// The sentences of a token's page.
import type { TokenLink } from '../../../domain/drc20/Token.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';

/** A token's page. */
export const TOKEN_PAGE_MESSAGES = messages('tokenPage', {
  loading: 'Loading the token',
  failedText: 'What you hold of it is where it was. It cannot be read now, which is not none.',
  missing: 'No such token',
  missingText: 'No index that is asked knows a token by this name.',
  none: 'You hold none of it',
  unknown: 'What you hold is not known',
  transferable: 'On coins of its own',
  outgoing: 'On its way out',
  left: 'Left after that',
  supply: 'Supply',
  limit: 'One mint gives',
  holders: 'Holders',
  transfers: 'Moves in all',
  deployedAt: 'Deployed',
  deployedBy: 'Deployed by',
  deploy: 'Deploy transaction',
  strangers: 'In its makers’ words',
  strangersText: 'Text and links of strangers: nobody checked them.',
  factsFailed: 'What is known of this token could not be read.',
  activities: 'Lately',
  activityFailedToLoad: 'Its moves could not be read.',
  noActivities: 'None of it moved here yet.',
  allActivities: 'All token moves',
  activityPending: 'not in the index yet',
  activityFailed: 'rejected by the ledger',
  send: 'Send',
  shelve: 'Hide on home',
  unshelve: 'Show on home',
  copyId: 'Copy its id',
  tickId: 'tick_id',
  tickIdText: 'Its deploy transaction. Ticks of meme-20 repeat, this id does not.',
  idByHand: 'The clipboard did not take it: press and hold the id to copy it.',
  notOpened: 'not a safe link',
});

/** Why a token cannot be sent from here now. */
export type SendBlocker =
  /** no key here signs for this account */
  | 'watched'
  /** rides on coins, which are only kept so far */
  | 'doginals'
  | 'nothing-held'
  /** what is held is not known now */
  | 'unknown-balance';

/** Why a token cannot be sent from here. */
export function describeBlocker(hindrance: SendBlocker): TitledMessage {
  switch (hindrance) {
    case 'watched':
      return {
        title: t('tokenPage.hindrance.watched.title', 'Only looked at'),
        text: t('tokenPage.hindrance.watched.text', 'No key here signs for this account.'),
      };
    case 'doginals':
      return {
        title: t('tokenPage.hindrance.doginals.title', 'Doginals cannot be sent yet'),
        text: t(
          'tokenPage.hindrance.doginals.text',
          'This token rides on tiny coins, and moving it takes other steps than the ledger’s. Until Kennel knows them, it keeps those coins and never spends one.',
        ),
      };
    case 'nothing-held':
      return {
        title: t('tokenPage.hindrance.nothing-held.title', 'Nothing to send'),
        text: t('tokenPage.hindrance.nothing-held.text', 'This account holds none of it.'),
      };
    case 'unknown-balance':
      return {
        title: t('tokenPage.hindrance.unknown-balance.title', 'Not to be sent now'),
        text: t(
          'tokenPage.hindrance.unknown-balance.text',
          'As long as no index tells what you hold, a transfer could be refused and its fee lost.',
        ),
      };
  }
}

/** The warning over a token that looks like another. @param tick - of the known one: anybody's text */
export const warnLookAlike = (tick: string, kind: string): TitledMessage => ({
  title: t('tokenPage.warnLookAlike.title', 'This is not {tick}', { tick }),
  text: t(
    'tokenPage.warnLookAlike.text',
    'It is written almost like {tick} ({kind}), which many people hold, and is another token. Its worth, if it has any, is its own.',
    { tick, kind },
  ),
});

/** `64% minted`. @param percent - whole, 0 to 100 */
export const describeMinted = (percent: number): string =>
  percent === 100
    ? t('tokenPage.minted.allMinted', 'All minted')
    : t('tokenPage.minted.minted', '{percent}% minted', { percent });

/** `As dogeuni.com tells it`. @param index - its host */
export const describeReporter = (index: string): string =>
  t('tokenPage.reporter', 'As {index} tells it', { index });

/** What kind of place a link leads to, as its makers say. */
export function nameLink(kind: TokenLink['kind']): string {
  switch (kind) {
    case 'website':
      return t('tokenPage.link.website', 'Website');
    case 'telegram':
      return t('tokenPage.link.telegram', 'Telegram');
    case 'twitter':
      return t('tokenPage.link.twitter', 'X (Twitter)');
    case 'discord':
      return t('tokenPage.link.discord', 'Discord');
    case 'github':
      return t('tokenPage.link.github', 'GitHub');
    case 'paper':
      return t('tokenPage.link.paper', 'Paper');
    case 'other':
      return t('tokenPage.link.other', 'Link');
  }
}
