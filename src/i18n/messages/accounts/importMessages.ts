// Messages about importing: words, keys, addresses, and the coins found.

import type { KeyFormat } from '../../../domain/keys/detectKeyFormat.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const ADD_KEYRING_MESSAGES = messages('import.addKeyring', {
  title: 'Add a wallet',
  text: 'Keep as many wallets as you like, side by side.',
  bringTitle: 'Import a wallet',
  bringText: 'What do you have? Nothing is saved until you confirm.',
  make: 'Create new',
  bring: 'Import',
  newWords: 'New recovery phrase',
  newWordsText: 'A separate, new wallet',
  words: 'Recovery phrase',
  wordsText: 'The 12 to 24 words of most wallets (BIP 39), not Electrum’s or Monero’s',
  key: 'Private key',
  keyText: 'Encrypted and extended keys too',
  watch: 'Watch an address',
  watchText: 'View only',
  pair: 'Pair an offline phone',
  pairText: 'It signs, this phone watches and sends',
  file: 'Backup file',
  fileText: 'Saved by Kennel earlier',
});

export const ENTRY_MESSAGES = messages('import.entry', {
  title: 'Enter your recovery phrase',
  text: 'In order. You can paste them all at once.',
  grid: 'Recovery phrase',
  count: 'Words',
  chips: 'Matching words',
  didYouMean: 'Did you mean',
  swap: 'Swap them',
  passphrase: 'I also set a passphrase',
  passphraseLabel: 'Passphrase',
  passphraseHint: 'Capitals and spaces count. Any passphrase works; a typo opens an empty wallet.',
  clipboardTitle: 'Pasted',
  clipboardText: 'Your clipboard may still contain the words. Copy something else to replace them.',
  tooMany: 'Too many words',
  find: 'Find my coins',
  reading: 'Reading the words',
});

/** The number of words pasted, when no phrase is that long. */
export const tooManyWords = (count: number): string =>
  t(
    'import.tooManyWords',
    'This text has {count} words; a recovery phrase has at most 24. Nothing was filled in.',
    {
      count: inCount(count),
    },
  );

/** @param position - counted from 1 */
export const wordNumberLabel = (position: number): string =>
  t('import.wordNumberLabel', 'Word {position}', { position });

/** A word that is in no list. @param position - counted from 1 */
export const unknownWord = (position: number, word: string): string =>
  t('import.unknownWord', 'Word {position}, “{word}”, isn’t a recovery word.', { position, word });

/** Two words that may be swapped. @param positions - counted from 1 */
export const swappedWords = (
  positions: readonly [number, number],
  words: readonly [string, string],
): string =>
  t('import.swappedWords', 'Words {position1} and {position2}, “{word1}” and “{word2}”, may be swapped.', {
    position1: positions[0],
    position2: positions[1],
    word1: words[0],
    word2: words[1],
  });

export const KEY_MESSAGES = messages('import.key', {
  title: 'Paste a key',
  text: 'A private key, an encrypted key, an extended key, a wallet dump, or an address to watch.',
  label: 'Key or address',
  placeholder: 'Q…, 6…, 6P…, dgpv…, dgub… or D…',
  watchTitle: 'Watch an address',
  watchText: 'Kennel shows its coins and history. Sending needs the key, which stays where it is.',
  watchLabel: 'Address or extended public key',
  watchPlaceholder: 'D…, 9…, A… or dgub…',
  show: 'Show what I pasted',
  hide: 'Hide what I pasted',
  passphraseLabel: 'Passphrase of the key',
  passphraseHint: 'The passphrase the key was encrypted with. Capitals and spaces count.',
  walletPasswordLabel: 'Password of the backup',
  walletPasswordHint: 'The one you chose when you saved it. It may differ from your PIN.',
  file: 'Open a wallet file',
  find: 'Continue',
  reading: 'Reading the key',
  decrypting: 'Decrypting the key',
  decryptingText: 'This is slow on purpose: it slows down anyone guessing passphrases.',
  toWords: 'Enter a recovery phrase instead',
  clear: 'Clear',
});

export function describeKeyTextKind(kind: KeyFormat): string {
  switch (kind) {
    case 'nothing':
      return t('import.keyTextKind.nothing', 'Kennel recognizes the key as soon as you paste it.');
    case 'unfinished':
      return t('import.keyTextKind.unfinished', 'The key isn’t complete yet.');
    case 'phrase':
      return t('import.keyTextKind.phrase', 'This is a recovery phrase. Enter it on its own screen.');
    case 'private-key':
      return t('import.keyTextKind.private-key', 'A private key, for one address.');
    case 'old-private-key':
      return t('import.keyTextKind.old-private-key', 'A private key in an older format, for one address.');
    case 'encrypted-key':
      return t('import.keyTextKind.encrypted-key', 'An encrypted private key. Its passphrase opens it.');
    case 'extended-private-key':
      return t('import.keyTextKind.extended-private-key', 'An extended private key, for many addresses.');
    case 'extended-public-key':
      return t(
        'import.keyTextKind.extended-public-key',
        'An extended public key to watch. It shows many addresses; you can’t send from them.',
      );
    case 'address':
      return t('import.keyTextKind.address', 'An address to watch. You can’t send from it.');
    case 'key-list':
      return t('import.keyTextKind.key-list', 'A wallet dump or a list of private keys.');
    case 'encrypted-wallet':
      return t(
        'import.keyTextKind.encrypted-wallet',
        'An encrypted backup of MultiDoge or an Android wallet. Its password opens it.',
      );
    case 'unknown':
      return t('import.keyTextKind.unknown', 'Kennel doesn’t recognize this key or address.');
  }
}

const FILES = messages('import.file', {
  'wallet-dat': {
    title: 'This is Dogecoin Core’s wallet.dat',
    text: 'Open it in Dogecoin Core. Under Help, Debug window, Console, enter walletpassphrase if it has a password, then dumpwallet dump.txt. Open that file here, and delete it afterwards.',
  },
  sqlite: {
    title: 'This is a database of another wallet',
    text: 'Open it in the program that made it, export its private keys as text, and open that file here.',
  },
  bitcoinj: {
    title: 'This is MultiDoge’s or an Android wallet’s own file',
    text: 'In MultiDoge choose Tools, Export private keys; on Android choose Back up wallet. Open the file that makes here.',
  },
  'too-large': {
    title: 'This file is too large',
    text: 'Kennel reads up to 1 MB. Split it into several files of lines.',
  },
  unknown: {
    title: 'Kennel doesn’t recognize this file',
    text: 'It reads text: a wallet dump, a list of private keys, or an encrypted backup.',
  },
  unreadable: {
    title: 'This file couldn’t be read',
    text: 'It may be in use or moved. Choose it again.',
  },
});

/** For files that cannot be read here: what they are, and what to do. */
export const describeWalletFile = (kind: keyof typeof FILES): { title: string; text: string } => FILES[kind];

export const unreadLines = (count: number): string =>
  t(
    'import.unreadLines',
    '{count, plural, one {{number} line wasn’t read} other {{number} lines weren’t read}}',
    {
      count,
      number: inCount(count),
    },
  );

/** Searching for coins, and choosing among the accounts found. */
export const FOUND_MESSAGES = messages('import.found', {
  searching: 'Searching for your coins',
  searchingText: 'Wallets keep coins in different places. Kennel checks all known ones.',
  noneYet: 'Nothing found yet',
  skip: 'Stop searching',
  title: 'Choose what to import',
  text: 'Places with coins are already selected.',
  oneTitle: 'What this key opens',
  oneText: 'One address. Check that it’s the right one.',
  unknownTitle: 'Not known yet',
  unknownText: 'Couldn’t check for coins. You can still import it and see them later.',
  unaskedText: 'Balances weren’t looked up, so check the addresses yourself.',
  noneTitle: 'No coins yet',
  noneText:
    'No known path was ever used. If you expected coins, check the words, passphrase and path. Or import the first address.',
  noneKeyText: 'This key was never used. You can still import it and receive coins later.',
  usedEmpty: 'used, empty now',
  unused: 'not used yet',
  here: 'already in your wallet',
  unknownBalance: 'balance unknown',
  more: 'Show more addresses',
  inProgress: 'Searching',
  scanFailedText: 'Here’s what was found so far. You can search again, or import it.',
  scanFailed: 'Couldn’t be checked',
  watchOnly: 'Watch-only: you can’t send from here.',
  custom: 'Another path',
  customTitle: 'Search another path',
  customText:
    'Some wallets show the path they use. Enter it without the last number, which counts addresses.',
  customLabel: 'Path',
  customPlaceholder: 'm/44’/3’/0’/0',
  customSearch: 'Search path',
  customClosed: 'This key can’t use that path. Watch-only keys support only paths without marks.',
  customHint: 'Include a final number only if it’s part of the path.',
  sum: 'Selected',
  nothingChosen: 'Choose at least one',
  rescueTitle: 'Your coins are without the passphrase',
  rescueText: 'The wallet they come from asked for a passphrase but didn’t use it. Import them as found.',
  rescueWithTitle: 'Your passphrase is needed',
  rescueWithText: 'The coins are where the words and passphrase lead together. Keep both.',
  rescueBothTitle: 'Coins in both places',
  rescueBothText: 'Some are with the passphrase and some without. Both are selected.',
  change: 'Enter the words again',
  other: 'Use something else',
  hereTitle: 'You already have this one',
  openHere: 'Open it',
  keeping: 'Encrypting your keys',
  keepingWatch: 'Saving the address',
  failedText: 'Nothing was imported.',
  tryAgain: 'Try again',
  startAgain: 'Start over',
});

export const foundSoFar = (count: number): string =>
  count === 0
    ? FOUND_MESSAGES.noneYet
    : t('import.foundSoFar', '{count, plural, one {{number} used address} other {{number} used addresses}}', {
        count,
        number: inCount(count),
      });

/** How many addresses of a path have a history. */
export const usedAddresses = (count: number): string =>
  t('import.usedAddresses', '{count, plural, one {{number} address} other {{number} addresses}}', {
    count,
    number: inCount(count),
  });

/** How many addresses of a path were checked. */
export const searchedPath = (count: number): string =>
  t(
    'import.searchedPath',
    '{count, plural, one {{number} address checked} other {{number} addresses checked}}',
    { count, number: inCount(count) },
  );

/** How far each path was searched. @param gap - unused addresses in a row */
export const searchedTo = (gap: number): string =>
  t('import.searchedTo', 'Each path was checked until {gap} addresses in a row were unused.', {
    gap: inCount(gap),
  });

/** The button that extends the search. @param gap - number of unused addresses in a row that end it */
export const searchFurther = (gap: number): string =>
  t('import.lookFurther', 'Look further, up to {gap} in a row', { gap: inCount(gap) });

/** The label of the import button. */
export const bringIn = (count: number): string =>
  count === 0
    ? FOUND_MESSAGES.nothingChosen
    : t(
        'import.bringIn',
        '{count, plural, one {Import {number} address} other {Import {number} addresses}}',
        { count, number: inCount(count) },
      );

/** The same for watch-only accounts. */
export const watch = (count: number): string =>
  count === 0
    ? FOUND_MESSAGES.nothingChosen
    : t('import.watch', '{count, plural, one {Watch {number} address} other {Watch {number} addresses}}', {
        count,
        number: inCount(count),
      });

/** Shown after a successful import. */
export const broughtIn = (count: number): string =>
  t('import.broughtIn', '{count, plural, one {{number} wallet imported} other {{number} wallets imported}}', {
    count,
    number: inCount(count),
  });

/** @param index - from 0 */
export const addressNumber = (index: number): string =>
  t('import.addressNumber', 'Address {index}', { index: index + 1 });

/** Paths without results. */
export const otherPaths = (count: number): string =>
  t(
    'import.otherPaths',
    '{count, plural, one {{number} more path, nothing found} other {{number} more paths, nothing found}}',
    { count, number: inCount(count) },
  );

interface Findable {
  /** null while unknown */
  readonly balance: bigint | null;
  readonly wasUsed: boolean;
  readonly isHere: boolean;
}

/** A note on an address in addition to its balance; null when the balance is enough. */
export function describeFound({ isHere, wasUsed, balance }: Findable): string | null {
  if (isHere) return FOUND_MESSAGES.here;
  if (balance === null) return FOUND_MESSAGES.unknownBalance;
  if (balance > 0n) return null;
  return wasUsed ? FOUND_MESSAGES.usedEmpty : FOUND_MESSAGES.unused;
}

/** The import exists already as this wallet. */
export const hereAlready = (name: string): string =>
  t('import.hereAlready', 'It’s already in your wallet as “{name}”. Nothing was added twice.', { name });
