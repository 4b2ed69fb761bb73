// Messages of a token's page.
import type { TokenLink } from '../../../domain/drc20/Token.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';

export const TOKEN_PAGE_MESSAGES = messages('tokenPage', {
  loading: 'Loading token',
  failedText: 'Couldn’t load your balance. Your tokens are safe.',
  missing: 'Token not found',
  missingText: 'No index knows a token with this name.',
  none: 'You have none of it',
  unknown: 'Balance unknown',
  transferable: 'On separate coins',
  outgoing: 'Outgoing',
  left: 'Left after sending',
  supply: 'Supply',
  limit: 'Per mint',
  holders: 'Holders',
  transfers: 'Total transfers',
  deployedAt: 'Deployed',
  deployedBy: 'Deployed by',
  deploy: 'Deploy transaction',
  strangers: 'From its creators',
  strangersText: 'Text and links from strangers. Not checked.',
  factsFailed: 'Couldn’t load this token’s details.',
  activities: 'Recent',
  activityFailedToLoad: 'Couldn’t load its activity.',
  noActivities: 'No activity here yet.',
  allActivities: 'All token activity',
  activityPending: 'not in the index yet',
  activityFailed: 'rejected by the ledger',
  send: 'Send',
  shelve: 'Hide on home',
  unshelve: 'Show on home',
  copyId: 'Copy ID',
  tickId: 'tick_id',
  tickIdText: 'Its deploy transaction. Tickers of meme-20 can repeat, but this ID can’t.',
  idByHand: 'Couldn’t copy. Press and hold the ID to copy it.',
  notOpened: 'not a safe link',
});

export type SendBlocker =
  /** no key for this account */
  | 'watched'
  /** doginals can only be stored so far */
  | 'doginals'
  | 'nothing-held'
  /** the balance is unknown now */
  | 'unknown-balance';

export function describeBlocker(hindrance: SendBlocker): TitledMessage {
  switch (hindrance) {
    case 'watched':
      return {
        title: t('tokenPage.hindrance.watched.title', 'Watch-only'),
        text: t('tokenPage.hindrance.watched.text', 'This account has no key here.'),
      };
    case 'doginals':
      return {
        title: t('tokenPage.hindrance.doginals.title', 'Doginals can’t be sent yet'),
        text: t(
          'tokenPage.hindrance.doginals.text',
          'This token is attached to tiny coins and can’t be sent like ledger tokens. Kennel protects those coins and never spends them.',
        ),
      };
    case 'nothing-held':
      return {
        title: t('tokenPage.hindrance.nothing-held.title', 'Nothing to send'),
        text: t('tokenPage.hindrance.nothing-held.text', 'This account has none of it.'),
      };
    case 'unknown-balance':
      return {
        title: t('tokenPage.hindrance.unknown-balance.title', 'Can’t be sent now'),
        text: t(
          'tokenPage.hindrance.unknown-balance.text',
          'While your balance is unknown, a transfer could be rejected and its fee lost.',
        ),
      };
  }
}

/** The warning about a look-alike. @param tick - of the known token: untrusted */
export const warnLookAlike = (tick: string, kind: string): TitledMessage => ({
  title: t('tokenPage.warnLookAlike.title', 'This isn’t {tick}', { tick }),
  text: t(
    'tokenPage.warnLookAlike.text',
    'It’s spelled almost like {tick} ({kind}), which many people hold, but it’s a different token with its own value.',
    { tick, kind },
  ),
});

/** `64% minted`. @param percent - integer, 0 to 100 */
export const describeMinted = (percent: number): string =>
  percent === 100
    ? t('tokenPage.minted.allMinted', 'All minted')
    : t('tokenPage.minted.minted', '{percent}% minted', { percent });

/** `According to dogeuni.com`. @param index - its host */
export const describeReporter = (index: string): string =>
  t('tokenPage.reporter', 'According to {index}', { index });

/** The kind of a link, as stated by the token's makers. */
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
