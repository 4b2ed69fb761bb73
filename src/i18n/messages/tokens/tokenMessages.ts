// Messages about tokens, NFTs and files, and for when no token index is configured.
import { CARRIER_VALUE } from '../../../domain/tx/policy.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { messages, t } from '../../i18n.ts';

/** A filter over token standards: all of them, or one (Spec §3, `currentNetwork`). */
export type TokenStandard = 'all' | 'drc-20' | 'meme-20' | 'doginals';

/** Standards have the same name in all languages. */
export const nameStandard = (standard: TokenStandard): string =>
  standard === 'all' ? t('token.standard', 'All') : standard;

export const WALLET_TABS_MESSAGES = messages('token.walletTabs', {
  label: 'Tokens, NFTs and files',
  tokens: 'DRC20',
  nfts: 'NFTs',
  files: 'Files',
  filter: 'Token type',
  activities: 'Token activity',
  add: 'Add a token',
});

/** Shown in a tab without an index. */
export const TAB_UNREAD_MESSAGES = messages('token.tabUnread', {
  tokensTitle: 'Tokens unavailable',
  nftsTitle: 'NFTs unavailable',
  nfts: 'No NFT index is set up. NFTs at this address are safe, and coins that may carry one are never spent.',
  filesTitle: 'Files unavailable',
  files:
    'No file index is set up. Files at this address are safe, and coins that may carry one are never spent.',
});

/** Shown in the tokens tab without an index, by standard. */
export function explainUnreadTokens(standard: TokenStandard): string {
  switch (standard) {
    case 'all':
      return t(
        'token.unreadTokens.all',
        'No token index is set up. Tokens at this address are safe, and nothing here can spend them by mistake.',
      );
    case 'drc-20':
    case 'meme-20':
      return t(
        'token.unreadTokens.drc-20',
        'Public indexes keep balances of {standard} tokens, and none is set up. Your tokens stay at this address.',
        { standard },
      );
    case 'doginals':
      return t(
        'token.unreadTokens.doginals',
        'Doginals are attached to tiny coins. Without an index, Kennel can’t name them, so it never spends such coins.',
      );
  }
}

export const NO_INDEX_MESSAGES = messages('token.noIndex', {
  nowTitle: 'What this means',
  safe: 'Nothing is lost',
  safeText: 'Tokens belong to your address, not to the app that shows them.',
  kept: 'Nothing is spent by mistake',
  doTitle: 'What you can do now',
  receive: 'Show my address',
  receiveText: 'Tokens sent to it are safe there.',
  history: 'DOGE history',
  historyText: 'All transfers of this account, including fees for token transfers.',
  send: 'Send DOGE',
  sendText: 'Protected coins stay untouched.',
});

export const describeProtectedCoins = (): string =>
  t('token.protectedWithoutIndex', 'Coins of {most} or less may carry an inscription. They stay protected.', {
    most: inDoge(CARRIER_VALUE),
  });

export const ADD_TOKEN_MESSAGES = messages('token.addToken', {
  title: 'Add a token',
  unread: 'No tokens to choose from',
  unreadText: 'Kennel needs a token index to tell real tokens from look-alikes, and none is set up.',
});

export const TOKEN_MESSAGES = messages('token', {
  title: 'Token',
  unread: 'Token unavailable',
  unreadText: 'A token index keeps its balance, and none is set up. An unknown balance isn’t zero.',
});
