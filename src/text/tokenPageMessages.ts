// The sentences of a token's page.
import type { TokenLink } from '../domain/drc20/Token.ts';
import { inLanguage } from './language.ts';

/** A title over a sentence. */
interface PageMessage {
  readonly title: string;
  readonly text: string;
}

/** A token's page. */
export const TOKEN_PAGE_MESSAGES = inLanguage('tokenPageMessages.TOKEN_PAGE_MESSAGES', {
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

/** Why a token cannot be sent from here. */
export const describeHindrance = inLanguage(
  'tokenPageMessages.describeHindrance',
  (hindrance: 'watched' | 'doginals' | 'nothing-held' | 'unknown-balance'): PageMessage => {
    switch (hindrance) {
      case 'watched':
        return { title: 'Only looked at', text: 'No key here signs for this account.' };
      case 'doginals':
        return {
          title: 'Doginals cannot be sent yet',
          text: 'This token rides on tiny coins, and moving it takes other steps than the ledger’s. Until Kennel knows them, it keeps those coins and never spends one.',
        };
      case 'nothing-held':
        return { title: 'Nothing to send', text: 'This account holds none of it.' };
      case 'unknown-balance':
        return {
          title: 'Not to be sent now',
          text: 'As long as no index tells what you hold, a transfer could be refused and its fee lost.',
        };
    }
  },
);

/** The warning over a token that looks like another. @param tick - of the known one: anybody's text */
export const warnLookAlike = inLanguage(
  'tokenPageMessages.warnLookAlike',
  (tick: string, kind: string): PageMessage => ({
    title: `This is not ${tick}`,
    text: `It is written almost like ${tick} (${kind}), which many people hold, and is another token. Its worth, if it has any, is its own.`,
  }),
);

/** `64% minted`. @param percent - whole, 0 to 100 */
export const describeMinted = inLanguage('tokenPageMessages.describeMinted', (percent: number): string =>
  percent === 100 ? 'All minted' : `${percent}% minted`,
);

/** `As dogeuni.com tells it`. @param index - its host */
export const describeReporter = inLanguage(
  'tokenPageMessages.describeReporter',
  (index: string): string => `As ${index} tells it`,
);

/** What kind of place a link leads to, as its makers say. */
export const nameLink = inLanguage('tokenPageMessages.nameLink', (kind: TokenLink['kind']): string => {
  switch (kind) {
    case 'website':
      return 'Website';
    case 'telegram':
      return 'Telegram';
    case 'twitter':
      return 'X (Twitter)';
    case 'discord':
      return 'Discord';
    case 'github':
      return 'GitHub';
    case 'paper':
      return 'Paper';
    case 'other':
      return 'Link';
  }
});
