// The sentences of tokens, NFTs and files, and of what stands where no token index is read.
import { messages, t } from '../../i18n.ts';

/** A filter over token standards: all of them, or one (Spec §3, `currentNetwork`). */
export type TokenStandard = 'all' | 'drc-20' | 'meme-20' | 'doginals';

/** What a standard is called; the standards' own names stay as they are. */
export const nameStandard = (standard: TokenStandard): string =>
  standard === 'all' ? t('token.standard', 'All') : standard;

/** The wallet's three tabs. */
export const WALLET_TABS_MESSAGES = messages('token.walletTabs', {
  label: 'Tokens, NFTs and files',
  tokens: 'DRC20',
  nfts: 'NFTs',
  files: 'Files',
  filter: 'Which tokens',
  activities: 'Token moves',
  add: 'Add a token',
});

/** What a tab says while nothing can be read for it. */
export const TAB_UNREAD_MESSAGES = messages('token.tabUnread', {
  tokensTitle: 'Tokens cannot be seen here',
  nftsTitle: 'NFTs cannot be seen here',
  nfts: 'No index of NFTs is set up. What this address holds stays there, and coins that may carry one are never spent.',
  filesTitle: 'Files cannot be seen here',
  files:
    'No index of files is set up. What this address holds stays there, and coins that may carry one are never spent.',
});

/** What the tab of tokens says while nothing can be read, for the chosen standard. */
export function explainUnreadTokens(standard: TokenStandard): string {
  switch (standard) {
    case 'all':
      return t(
        'token.unreadTokens.all',
        'No token index is set up. Tokens of this address stay where they are, and nothing here can spend them by mistake.',
      );
    case 'drc-20':
    case 'meme-20':
      return t(
        'token.unreadTokens.drc-20',
        'Balances of {standard} tokens are kept by public indexes, and none is set up here. Yours stay there under this address.',
        { standard },
      );
    case 'doginals':
      return t(
        'token.unreadTokens.doginals',
        'Doginals ride on tiny coins. Without an index Kennel cannot name them, so it never spends a coin that may carry one.',
      );
  }
}

/** What is true of tokens without an index. */
export const NO_INDEX_MESSAGES = messages('token.noIndex', {
  nowTitle: 'What is true now',
  safe: 'Nothing is lost',
  safeText: 'Tokens belong to your address, not to the app that shows them.',
  kept: 'Nothing is spent by mistake',
  keptText: 'Coins of 0.001 DOGE or less may carry an inscription. They stay protected.',
  doTitle: 'What you can do now',
  receive: 'Show my address',
  receiveText: 'Tokens sent to it will be there.',
  history: 'DOGE history',
  historyText: 'Every transfer of this account, fees of token moves too.',
  send: 'Send DOGE',
  sendText: 'Leaves protected coins alone.',
});

/** Adding a token. */
export const ADD_TOKEN_MESSAGES = messages('token.addToken', {
  title: 'Add a token',
  unread: 'No tokens to choose from',
  unreadText:
    'To tell a real token from a look-alike, Kennel has to ask a token index, and none is set up here.',
});

export const TOKEN_MESSAGES = messages('token', {
  title: 'Token',
  unread: 'This token cannot be read',
  unreadText:
    'Its balance is kept by a token index, and none is set up here. An unknown balance is not zero.',
});
