// Messages about choosing a password, creating a wallet, and unlocking it.
import { messages, t } from '../../i18n.ts';

export const PASSWORD_MESSAGES = messages('account.password', {
  title: 'Choose a password',
  text: 'It unlocks this wallet on this device. It can’t be reset, so choose one you’ll remember.',
  password: 'Password',
  repeat: 'Repeat password',
  differs: 'Passwords don’t match',
  strength: 'Password strength',
  empty: 'Three unrelated words are easy to remember and hard to guess.',
  quickUnlockText: 'Faster next time. Your password still works.',
  quickUnlockOff: 'Quick unlock is still off. You can turn it on in settings.',
  create: 'Set password',
  sealing: 'Encrypting your wallet',
  sealingText: 'This is slow on purpose: it makes guessing your password just as slow.',
  tryAgain: 'Back to password',
  failedText: 'No password was set, and nothing was saved.',
});

/** Creating an HD wallet. */
export const PHRASE_MESSAGES = messages('account.phrase', {
  title: 'Your recovery phrase',
  text: 'These words are your wallet. They restore it on any device; without them, it can’t be recovered.',
  rules: [
    { icon: 'pencil' as const, title: 'Write them on paper', text: 'Screenshots end up in the cloud.' },
    {
      icon: 'eye-off' as const,
      title: 'Don’t show them to anyone',
      text: 'Anyone who has the words has your coins.',
    },
    {
      icon: 'contact' as const,
      title: 'Kennel never asks for them',
      text: 'Anyone who asks for them in a chat is a thief.',
    },
  ],
  count: 'Number of words',
  twelve: '12 words',
  twelveText: 'Strong enough for anyone',
  twentyFour: '24 words',
  twentyFourText: 'Longer to write, no safer in practice',
  make: 'Back up now',
  later: 'Back up later',
  making: 'Creating your recovery phrase',
  bringIn: 'I already have a recovery phrase',
  writeTitle: 'Write these down',
  writeText: 'On paper, in this order. You’ll be asked for three of them.',
  reveal: 'Show words',
  revealText: 'Check who’s watching.',
  hide: 'Hide words',
  unreachable: 'Couldn’t show the words. Try again.',
  written: 'I’ve written them down',
  checkTitle: 'Confirm your backup',
  checkText: 'Enter the words at these three positions.',
  check: 'Check words',
  showAgain: 'Show words again',
  someWrong: 'At least one word is wrong. Check your written copy again.',
  keeping: 'Encrypting your recovery phrase',
  failedText: 'Nothing was saved. You can try again.',
  backToWords: 'Back to the words',
  restart: 'Start over with new words',
});

/** @param index - counted from 1 */
export const wordLabel = (index: number): string => t('account.wordLabel', 'Word {index}', { index });

/** Shown under a wrong word, without revealing the right one. */
export const wrongWord = (index: number): string => t('account.wrongWord', 'Not word {index}.', { index });

export const UNLOCK_MESSAGES = messages('account.unlock', {
  title: 'Welcome back',
  password: 'Password',
  unlock: 'Unlock',
  request: 'A link sent a request. Unlocking doesn’t approve it: you decide afterwards.',
  throttledTitle: 'Too many wrong passwords',
  throttledText: 'This wait protects you from someone guessing. Nothing is ever erased.',
  nextTry: 'Next try in',
  opening: 'Decrypting your wallet',
  forgotten: 'Forgot password?',
  forgottenTitle: 'Forgot your password',
  forgottenText:
    'Your password can’t be reset: only you know it. Your recovery phrase restores the wallet on any device, with a new password.',
  forgottenTip: 'Try passwords you use elsewhere, and check your keyboard’s language.',
  close: 'Try again',
  startAgain: 'Remove the locked wallet',
  startAgainText: 'Remove the locked wallet, then restore it from your recovery phrase or a backup file.',
  noVaultTitle: 'No wallet on this device',
  noVaultText: 'Kennel’s data was removed from this device. Your recovery phrase restores your wallet.',
  startOver: 'Back to start',
});
