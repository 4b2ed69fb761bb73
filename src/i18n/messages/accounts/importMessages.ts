// The sentences of bringing in what already exists: words, keys, addresses, and what is found under them.

import type { KeyFormat } from '../../../domain/keys/detectKeyFormat.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** Choosing how to add a wallet. */
export const ADD_KEYRING_MESSAGES = messages('import.addKeyring', {
  title: 'Add a wallet',
  text: 'Kennel guards as many as you like, side by side.',
  bringTitle: 'Bring in a wallet',
  bringText: 'What do you have of it? Nothing is kept before you say so.',
  make: 'Make new',
  bring: 'Bring in',
  newWords: 'New recovery words',
  newWordsText: 'A fresh wallet of its own',
  words: 'Recovery words',
  wordsText: '12 to 24, from any wallet',
  key: 'A private key',
  keyText: 'Encrypted or extended too',
  watch: 'Watch an address',
  watchText: 'To look, not to send',
  file: 'A backup file',
  fileText: 'Saved by Kennel earlier',
});

/** Typing or pasting recovery words. */
export const ENTRY_MESSAGES = messages('import.entry', {
  title: 'Enter your recovery words',
  text: 'In their order. You can paste them all at once.',
  grid: 'Recovery words',
  count: 'Words',
  chips: 'Words that fit',
  didYouMean: 'Did you mean',
  swap: 'Swap them',
  passphrase: 'I set a passphrase too',
  passphraseLabel: 'Passphrase',
  passphraseHint:
    'Capitals and spaces count. Another passphrase is another wallet, and no passphrase is wrong: a mistyped one opens an empty wallet.',
  clipboardTitle: 'Pasted',
  clipboardText: 'Your clipboard may still hold the words. Copy something else over them.',
  tooMany: 'That was too much',
  find: 'Find my coins',
  reading: 'Reading the words',
});

/** How many words came at once, when no phrase has that many. */
export const tooManyWords = (count: number): string =>
  t('import.tooManyWords', 'The text has {count} words; a phrase has 24 at most. Nothing was filled in.', {
    count: inCount(count),
  });

/** The label of one position. @param position - counted from 1 */
export const wordNumberLabel = (position: number): string =>
  t('import.wordNumberLabel', 'Word {position}', { position });

/** A word that no list has. @param position - counted from 1 */
export const unknownWord = (position: number, word: string): string =>
  t('import.unknownWord', 'Word {position}, “{word}”, is not a recovery word.', { position, word });

/** Two words that would fit the other way round. @param positions - counted from 1 */
export const swappedWords = (
  positions: readonly [number, number],
  words: readonly [string, string],
): string =>
  t(
    'import.swappedWords',
    'Words {position1} and {position2}, “{word1}” and “{word2}”, may have changed places.',
    {
      position1: positions[0],
      position2: positions[1],
      word1: words[0],
      word2: words[1],
    },
  );

/** Pasting a key or an address. */
export const KEY_MESSAGES = messages('import.key', {
  title: 'Paste a key',
  text: 'A private key, an encrypted key, an extended key, or an address to watch.',
  label: 'Key or address',
  placeholder: 'Q…, 6…, 6P…, dgpv…, dgub… or D…',
  watchTitle: 'Watch an address',
  watchText: 'Kennel shows its coins and history. To send, it needs the key, which stays where it is.',
  watchLabel: 'Address or extended public key',
  watchPlaceholder: 'D…, 9…, A… or dgub…',
  show: 'Show what I pasted',
  hide: 'Hide what I pasted',
  passphraseLabel: 'Passphrase of the key',
  passphraseHint: 'The one it was encrypted with. Capitals and spaces count.',
  find: 'See what is there',
  reading: 'Reading the key',
  decrypting: 'Decrypting the key',
  decryptingText: 'This takes a while, on purpose: it slows down whoever tries passphrases.',
  toWords: 'Enter the words instead',
  clear: 'Clear',
});

/** What a text looks like, in a line. */
export function describeKeyTextKind(kind: KeyFormat): string {
  switch (kind) {
    case 'nothing':
      return t('import.keyTextKind.nothing', 'Kennel says what it is as soon as it is here.');
    case 'unfinished':
      return t('import.keyTextKind.unfinished', 'Not a whole key yet.');
    case 'phrase':
      return t('import.keyTextKind.phrase', 'These are recovery words. They have a place of their own.');
    case 'private-key':
      return t('import.keyTextKind.private-key', 'A private key, for one address.');
    case 'old-private-key':
      return t(
        'import.keyTextKind.old-private-key',
        'A private key in the form of old wallets, for one address.',
      );
    case 'encrypted-key':
      return t('import.keyTextKind.encrypted-key', 'An encrypted private key. It opens with its passphrase.');
    case 'extended-private-key':
      return t('import.keyTextKind.extended-private-key', 'An extended private key, for many addresses.');
    case 'extended-public-key':
      return t(
        'import.keyTextKind.extended-public-key',
        'An extended public key, to watch: it sees many addresses and sends from none.',
      );
    case 'address':
      return t('import.keyTextKind.address', 'An address, to watch: it can be looked at, not sent from.');
    case 'unknown':
      return t('import.keyTextKind.unknown', 'Neither a key nor an address that Kennel knows.');
  }
}

/** Looking for coins, and choosing among what was found. */
export const FOUND_MESSAGES = messages('import.found', {
  searching: 'Looking for your coins',
  searchingText: 'Wallets keep their coins in different places. Kennel looks in all that are known.',
  noneYet: 'Nothing found yet',
  skip: 'Stop looking',
  title: 'Choose what to bring in',
  text: 'Places with coins are chosen already.',
  oneTitle: 'This is what it opens',
  oneText: 'One address. Check that it is the one you mean.',
  unknownTitle: 'Not known yet',
  unknownText: 'Nothing could be found out about coins. You can bring it in all the same and see them later.',
  unaskedText: 'Balances were not looked up, so check the addresses yourself.',
  noneTitle: 'No coins yet',
  noneText:
    'No known place was ever used. If you expected coins, check words, passphrase and path. Or bring in the first address and wait for them.',
  noneKeyText: 'It was never used. You can bring it in all the same and wait for coins.',
  usedEmpty: 'used, empty now',
  unused: 'not used yet',
  here: 'already in your wallet',
  unknownBalance: 'balance not known',
  more: 'Show more addresses',
  inProgress: 'Looking',
  scanFailedText: 'What was found is shown. You can look again, or bring in what is here.',
  scanFailed: 'Could not be looked at',
  watchOnly: 'To look at only: nothing can be sent from here.',
  custom: 'Another path',
  customTitle: 'Look under another path',
  customText:
    'Some wallets say which path they use. Type it without the last number, which counts addresses.',
  customLabel: 'Path',
  customPlaceholder: 'm/44’/3’/0’/0',
  customSearch: 'Look there',
  customClosed: 'This key cannot go there. Keys to watch only know paths without marks.',
  customHint: 'A number at the end belongs to the path.',
  sum: 'Chosen',
  nothingChosen: 'Choose at least one',
  rescueTitle: 'Your coins are without the passphrase',
  rescueText: 'The wallet they come from asked for a passphrase and did not use it. Bring them in as found.',
  rescueWithTitle: 'Your passphrase counts',
  rescueWithText: 'The coins are where the words and the passphrase lead together. Keep both.',
  rescueBothTitle: 'Coins in both places',
  rescueBothText: 'Some lie with the passphrase and some without it. Both are chosen.',
  change: 'Change the words or passphrase',
  other: 'Use something else',
  hereTitle: 'You have this one already',
  openHere: 'Open it',
  keeping: 'Putting the keys into the strongbox',
  keepingWatch: 'Keeping the address',
  failedText: 'Nothing was kept: everything is as it was before.',
  tryAgain: 'Try again',
  startAgain: 'Start again',
});

/** How much was found so far. */
export const foundSoFar = (count: number): string =>
  count === 0
    ? FOUND_MESSAGES.noneYet
    : t(
        'import.foundSoFar',
        '{count, plural, one {{number} address with a history} other {{number} addresses with a history}}',
        { count, number: inCount(count) },
      );

/** How many addresses of a path have a history. */
export const usedAddresses = (count: number): string =>
  t('import.usedAddresses', '{count, plural, one {{number} address} other {{number} addresses}}', {
    count,
    number: inCount(count),
  });

/** How many addresses of a path were looked at. */
export const searchedPath = (count: number): string =>
  t(
    'import.searchedPath',
    '{count, plural, one {{number} address looked at} other {{number} addresses looked at}}',
    { count, number: inCount(count) },
  );

/** What the one action does. */
export const bringIn = (count: number): string =>
  count === 0
    ? FOUND_MESSAGES.nothingChosen
    : t(
        'import.bringIn',
        '{count, plural, one {Bring in {number} address} other {Bring in {number} addresses}}',
        { count, number: inCount(count) },
      );

/** The same for what is only looked at. */
export const watch = (count: number): string =>
  count === 0
    ? FOUND_MESSAGES.nothingChosen
    : t('import.watch', '{count, plural, one {Watch {number} address} other {Watch {number} addresses}}', {
        count,
        number: inCount(count),
      });

/** What is told once it is kept. */
export const broughtIn = (count: number): string =>
  t(
    'import.broughtIn',
    '{count, plural, one {{number} wallet brought in} other {{number} wallets brought in}}',
    { count, number: inCount(count) },
  );

/** An address by its position in a list. @param index - from 0 */
export const addressNumber = (index: number): string =>
  t('import.addressNumber', 'Address {index}', { index: index + 1 });

/** Paths in which nothing was found. */
export const otherPaths = (count: number): string =>
  t(
    'import.otherPaths',
    '{count, plural, one {{number} more place, nothing found} other {{number} more places, nothing found}}',
    { count, number: inCount(count) },
  );

/** What is told of an address that was found. */
interface Findable {
  /** null while it is not known */
  readonly balance: bigint | null;
  readonly wasUsed: boolean;
  readonly isHere: boolean;
}

/** What there is to say of an address beside its coins; null when they say it all. */
export function describeFound({ isHere, wasUsed, balance }: Findable): string | null {
  if (isHere) return FOUND_MESSAGES.here;
  if (balance === null) return FOUND_MESSAGES.unknownBalance;
  if (balance > 0n) return null;
  return wasUsed ? FOUND_MESSAGES.usedEmpty : FOUND_MESSAGES.unused;
}

/** What brought the person to a wallet that they have. */
export const hereAlready = (name: string): string =>
  t('import.hereAlready', 'It is in your wallet as “{name}”. Nothing was added twice.', { name });
