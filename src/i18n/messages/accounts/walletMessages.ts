// Messages about choosing, sorting, naming and removing wallets and accounts.
import { messages, type TitledMessage, t } from '../../i18n.ts';
import { isWatched, type WalletKind } from './nameWalletKind.ts';

export const WALLETS_MESSAGES = messages('wallet.wallets', {
  title: 'Wallets',
  add: 'Add a wallet',
  addMore: 'Add another wallet',
  unchecked: 'Backup not checked',
  others: 'Balances of other wallets are from when you last opened them.',
  rename: 'Rename',
  checkBackup: 'Check my backup',
  neverChecked: 'Backup never checked',
  order: 'Position in the list',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove wallet',
});

/** `1 account`, `12 accounts`. */
export const countAccounts = (count: number): string =>
  t('wallet.accounts', '{count, plural, one {1 account} other {{count} accounts}}', { count });

/** `1 wallet`, `3 wallets`. */
export const countWallets = (count: number): string =>
  t('wallet.wallets.1Wallet', '{count, plural, one {1 wallet} other {{count} wallets}}', { count });

/** The label of a wallet's or account's menu button. */
export const menuLabel = (name: string): string => t('wallet.menuLabel', 'Options for {name}', { name });

/** `2 of 5`. @param index - from 0 */
export const positionOf = (index: number, count: number): string =>
  t('wallet.positionOf', '{index} of {count}', { index: index + 1, count });

/** The button that shows a wallet's secret; null when it has none. */
export function showSecretLabel(kind: WalletKind): string | null {
  switch (kind) {
    case 'words':
    case 'words-and-passphrase':
      return t('wallet.showSecretLabel.words', 'Show recovery phrase');
    case 'extended-key':
      return t('wallet.showSecretLabel.extended-key', 'Show extended key');
    case 'private-key':
      return t('wallet.showSecretLabel.private-key', 'Show private key');
    case 'watched-key':
    case 'watched-address':
    case 'multisig':
      return null;
  }
}

/** A cached balance. */
export const GLANCE_MESSAGES = messages('wallet.glance', {
  unknown: 'Not loaded yet',
  old: 'last known',
  partial: 'at least',
});

export const ACCOUNTS_MESSAGES = messages('wallet.accounts2', {
  title: 'Accounts',
  add: 'Add an account',
  wallet: 'Wallet',
  search: 'Search by name or address',
  clear: 'Clear search',
  noneFound: 'No matching accounts',
  noneFoundText: 'Try part of a name, or the start of an address.',
  rename: 'Rename',
  copy: 'Copy address',
  showKey: 'Show private key',
  copied: 'Address copied',
  notCopied: 'Couldn’t copy',
});

/** Why a wallet with a single key has no second account. */
export function whyOneAccount(kind: WalletKind): TitledMessage {
  return isWatched(kind)
    ? {
        title: t('wallet.whyOneAccount.title.oneAddressIsAll', 'Only one address'),
        text: t(
          'wallet.whyOneAccount.text.thisWalletWatchesA',
          'This wallet watches a single address. Add another wallet to watch more.',
        ),
      }
    : {
        title: t('wallet.whyOneAccount.title.oneKeyOneAddress', 'One key, one address'),
        text: t(
          'wallet.whyOneAccount.text.thisWalletIsA',
          'This wallet is a single private key. A wallet with a recovery phrase can have many accounts.',
        ),
      };
}

export const NEW_ACCOUNT_MESSAGES = messages('wallet.newAccount', {
  title: 'New account',
  wallet: 'In the wallet',
  path: 'Derivation path',
  create: 'Create account',
  covered: 'Your existing backup covers this account: nothing new to write down.',
  watched: 'This account is watch-only, like the rest of its wallet.',
  made: 'Account created',
  failedText: 'No account was created. You can try again.',
  addWallet: 'Add a wallet',
});

/** The default name of an account. @param number - from 1 */
export const suggestAccountName = (number: number): string =>
  t('wallet.suggestAccountName', 'Account {number}', { number });

export const NAME_MESSAGES = messages('wallet.name', {
  walletTitle: 'Wallet name',
  accountTitle: 'Account name',
  label: 'Name',
  hint: 'Only you see this. Any language, emoji too.',
  save: 'Save name',
  saved: 'Name saved',
  walletTaken: 'Another wallet already has this name.',
  accountTaken: 'Another account already has this name.',
});

export const REMOVAL_MESSAGES = messages('wallet.removal', {
  title: 'Remove wallet',
  outOfReach: 'You’ll lose access to',
  stays: 'Balance',
  unknown: 'Its balance hasn’t been loaded. It may contain coins.',
  type: 'To remove it, type its name:',
  differs: 'That doesn’t match. Capital letters count.',
  remove: 'Remove wallet',
  removed: 'Wallet removed',
  failedText: 'The wallet is still here. You can try again.',
  lastTitle: 'This is your only wallet',
  lastText:
    'Your last wallet can only be removed together with all of Kennel’s data on this device. Add another wallet first, or delete everything.',
  deleteEverything: 'Delete everything',
});

/** Watch-only wallets. */
export const WATCHED_MESSAGES = messages('wallet.watched', {
  sendTitle: 'This address is watch-only',
  sendText: 'Kennel can show its coins, but not send them. To send, import its key.',
  bringKey: 'Import its key',
  prepareText: 'Does an offline phone have its key? Prepare the transfer here, and sign it there.',
  prepare: 'Prepare for offline signing',
  request: 'Prepare request',
  receiveTitle: 'You only watch this address',
  receiveText: 'Only someone with the key can send coins that arrive here.',
});
