// The sentences of choosing, ordering, naming and removing wallets and accounts.
import { messages, type TitledMessage, t } from '../../i18n.ts';
import { isWatched, type WalletKind } from './nameWalletKind.ts';

/** The list of wallets. */
export const WALLETS_MESSAGES = messages('wallet.wallets', {
  title: 'Wallets',
  add: 'Add a wallet',
  addMore: 'Add another wallet',
  unchecked: 'Backup not checked',
  others: 'Balances of wallets that are not open are from when you last looked.',
  rename: 'Rename',
  checkBackup: 'Check my backup',
  neverChecked: 'Never checked',
  order: 'Place in the list',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove this wallet',
});

/** `1 account`, `12 accounts`. */
export const countAccounts = (count: number): string =>
  t('wallet.accounts', '{count, plural, one {1 account} other {{count} accounts}}', { count });

/** `1 wallet`, `3 wallets`. */
export const countWallets = (count: number): string =>
  t('wallet.wallets.1Wallet', '{count, plural, one {1 wallet} other {{count} wallets}}', { count });

/** The button that opens what can be done with a wallet or an account. */
export const menuLabel = (name: string): string => t('wallet.menuLabel', 'What to do with {name}', { name });

/** `2 of 5`. @param index - from 0 */
export const positionOf = (index: number, count: number): string =>
  t('wallet.positionOf', '{index} of {count}', { index: index + 1, count });

/** The button that shows what brings a wallet back; null where there is no such secret. */
export function showSecretLabel(kind: WalletKind): string | null {
  switch (kind) {
    case 'words':
    case 'words-and-passphrase':
      return t('wallet.showSecretLabel.words', 'Show recovery words');
    case 'extended-key':
      return t('wallet.showSecretLabel.extended-key', 'Show extended key');
    case 'private-key':
      return t('wallet.showSecretLabel.private-key', 'Show private key');
    case 'watched-key':
    case 'watched-address':
      return null;
  }
}

/** A balance as it was last seen. */
export const GLANCE_MESSAGES = messages('wallet.glance', {
  unknown: 'Not read yet',
  old: 'as last seen',
  partial: 'at least',
});

/** The accounts of one wallet. */
export const ACCOUNTS_MESSAGES = messages('wallet.accounts2', {
  title: 'Accounts',
  add: 'Add an account',
  wallet: 'Wallet',
  search: 'Search by name or address',
  clear: 'Clear the search',
  noneFound: 'No account is called that',
  noneFoundText: 'Try part of its name, or the first letters of its address.',
  rename: 'Rename',
  copy: 'Copy address',
  showKey: 'Show private key',
  copied: 'Address copied',
  notCopied: 'The clipboard did not take it.',
});

/** Why a wallet of one key has no second account. */
export function whyOneAccount(kind: WalletKind): TitledMessage {
  return isWatched(kind)
    ? {
        title: t('wallet.whyOneAccount.title.oneAddressIsAll', 'One address is all there is'),
        text: t(
          'wallet.whyOneAccount.text.thisWalletWatchesA',
          'This wallet watches a single address. Add another wallet to watch more.',
        ),
      }
    : {
        title: t('wallet.whyOneAccount.title.oneKeyOneAddress', 'One key, one address'),
        text: t(
          'wallet.whyOneAccount.text.thisWalletIsA',
          'This wallet is a single private key. A wallet made of recovery words can have as many accounts as you like.',
        ),
      };
}

/** Making an account. */
export const NEW_ACCOUNT_MESSAGES = messages('wallet.newAccount', {
  title: 'New account',
  wallet: 'In the wallet',
  path: 'Its address comes from',
  create: 'Create account',
  covered: 'The backup you have covers it too: there is nothing new to write down.',
  watched: 'It is watched only, like the rest of this wallet.',
  made: 'Account created',
  failedText: 'No account was made. You can try again.',
  addWallet: 'Add a wallet',
});

/** What an account is called before the person names it. @param number - from 1 */
export const suggestAccountName = (number: number): string =>
  t('wallet.suggestAccountName', 'Account {number}', { number });

/** Naming. */
export const NAME_MESSAGES = messages('wallet.name', {
  walletTitle: 'Wallet name',
  accountTitle: 'Account name',
  label: 'Name',
  hint: 'Only you see it. Any language, emoji too.',
  save: 'Save name',
  saved: 'Name saved',
  walletTaken: 'Another wallet has this name too.',
  accountTaken: 'Another account has this name too.',
});

/** Removing a wallet. */
export const REMOVAL_MESSAGES = messages('wallet.removal', {
  title: 'Remove wallet',
  outOfReach: 'Out of reach after this',
  stays: 'It holds',
  unknown: 'Its balance was not read yet. There may be coins in it.',
  type: 'To remove it, type its name:',
  differs: 'Not its name yet. Capital and small letters count.',
  remove: 'Remove this wallet',
  removed: 'Wallet removed',
  failedText: 'The wallet is still here. You can try again.',
  lastTitle: 'This is your only wallet',
  lastText:
    'The last one leaves only together with everything else that Kennel keeps on this device. Add another wallet first, or delete everything.',
  deleteEverything: 'Delete everything',
});

/** What is only watched. */
export const WATCHED_MESSAGES = messages('wallet.watched', {
  chip: 'Watch only',
  sendTitle: 'This address is only watched',
  sendText: 'Kennel can show its coins and not move them. To send from it, bring in its key.',
  bringKey: 'Bring in its key',
  receiveTitle: 'You only watch this address',
  receiveText: 'What arrives here can be sent only by whoever has its key.',
});
