// The sentences of choosing a password, making a wallet, and unlocking it.
import { messages, t } from '../../i18n.ts';

/** Choosing a password. */
export const PASSWORD_MESSAGES = messages('account.password', {
  title: 'Choose a password',
  text: 'It opens this wallet on this device. Nobody can reset it, so pick one you will remember.',
  password: 'Password',
  repeat: 'The same again',
  differs: 'The two are not the same yet.',
  strength: 'Strength of the password',
  empty: 'Three words that have nothing to do with each other are easy to keep and hard to guess.',
  create: 'Set password',
  sealing: 'Making your strongbox',
  sealingText: 'The slow part is on purpose: it makes every guess of a thief just as slow.',
  tryAgain: 'Back to the password',
  failedText: 'No password was set, and nothing was left behind.',
});

/** Making an HD wallet. */
export const PHRASE_MESSAGES = messages('account.phrase', {
  title: 'Your recovery words',
  text: 'They are your wallet. With them you get it back on any device; without them nobody can.',
  rules: [
    { icon: 'pencil' as const, title: 'Write them on paper', text: 'A screenshot ends up in the cloud.' },
    { icon: 'eye-off' as const, title: 'Show them to nobody', text: 'Whoever has the words has the coins.' },
    {
      icon: 'contact' as const,
      title: 'Kennel never asks for them',
      text: 'Whoever asks in a chat is a thief.',
    },
  ],
  count: 'How many words',
  twelve: '12 words',
  twelveText: 'Strong enough for anybody',
  twentyFour: '24 words',
  twentyFourText: 'Twice the paper, no safer in practice',
  make: 'Make my words',
  making: 'Making your words',
  bringIn: 'I have words already',
  writeTitle: 'Write these down',
  writeText: 'In this order, on paper. You will be asked for three of them.',
  reveal: 'Show the words',
  revealText: 'Make sure that nobody looks over your shoulder.',
  hide: 'Hide the words',
  unreachable: 'The words could not be shown. Try again.',
  written: 'I wrote them down',
  checkTitle: 'Let us check your paper',
  checkText: 'Type the words at these three places.',
  check: 'Check my words',
  showAgain: 'Show the words again',
  someWrong: 'At least one word is not the one you were shown. Look at your paper once more.',
  keeping: 'Putting the words into the strongbox',
  failedText: 'Nothing was kept. You can try again.',
  backToWords: 'Back to the words',
  restart: 'Start again with new words',
});

/** The label of one asked word. @param index - counted from 1 */
export const wordLabel = (index: number): string => t('account.wordLabel', 'Word {index}', { index });

/** What is said under a wrong word, without giving it away. */
export const wrongWord = (index: number): string =>
  t('account.wrongWord', 'This is not word {index}.', { index });

/** Unlocking. */
export const UNLOCK_MESSAGES = messages('account.unlock', {
  title: 'Welcome back',
  password: 'Password',
  unlock: 'Unlock',
  request: 'A link asked for something. Unlocking does not agree to it: you decide after.',
  throttledTitle: 'Too many wrong passwords',
  throttledText: 'Waiting protects you from somebody who tries one after another. Nothing is ever wiped.',
  nextTry: 'Next try in',
  opening: 'Opening your strongbox',
  forgotten: 'Forgot the password?',
  forgottenTitle: 'A forgotten password',
  forgottenText:
    'Nobody can reset it: it exists nowhere but in your head. Your recovery words bring the wallet back on any device, with a new password.',
  forgottenTip: 'Try the ones you use in other places, and check that the keyboard’s language is right.',
  close: 'Try again',
  startAgain: 'Remove what is locked here',
  startAgainText:
    'If you have the words or a backup file: remove the locked wallet from this device, then bring it back with a new password.',
  noVaultTitle: 'No wallet on this device',
  noVaultText: 'Kennel’s data was removed here. Your recovery words bring the wallet back.',
  startOver: 'Back to the start',
});
