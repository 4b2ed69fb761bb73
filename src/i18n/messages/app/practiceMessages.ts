// Messages of the practice mode: a lesson with a sandbox wallet.
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** The link to it. */
export const PRACTICE_LINK = messages('practice.link', {
  title: 'Practice with fake DOGE',
  text: 'Send, receive and spot a scam. Your wallet isn’t touched.',
});

export const PRACTICE_MESSAGES = messages('practice', {
  banner: 'Practice · fake DOGE',
  leave: 'Leave',
  lesson: 'Lesson',
  learnt: 'What you learned',
  finished: 'You’re ready for real DOGE',
  finishedText: 'You know how to receive, send, spot a look-alike, and recover a wallet.',
  toWallet: 'Open the real Kennel',
  again: 'Start over',
  show: 'Show the wallet',
  isGone: 'This practice wallet lives in this page. Reload it and it’s gone.',
});

/** Each step: what to do, how, help, and what was learned. */
export const PRACTICE_STEPS = {
  make: messages('practice.make', {
    title: 'Create a wallet',
    text: 'Press “Create a wallet” and choose a password. Don’t use a password you use elsewhere.',
    learnt: 'Your keys are made on your device. There’s no account to sign up for.',
  }),
  receive: messages('practice.receive', {
    title: 'Receive 100 fake DOGE',
    text: 'In real life you share your address. Here a friend already has it.',
    help: 'Ask for 100 fake DOGE',
    learnt: 'Anyone with your address can pay you. Nobody can take coins with it.',
  }),
  send: messages('practice.send', {
    title: 'Pay for a coffee',
    text: 'Pay Moon Coffee’s bill. Check the address and the fee before you send.',
    help: 'Open the bill',
    learnt: 'A payment can’t be taken back. Check who gets it before you send.',
  }),
  alike: messages('practice.alike', {
    title: 'Spot the look-alike',
    text: 'A second bill starts and ends like Moon Coffee’s address. See the warning, then leave without paying.',
    help: 'Open the second bill',
    learnt: 'Scammers make addresses with the same first and last letters. Compare the middle too.',
    paid: 'That one was the scammer. Real DOGE would be gone now. Always compare the middle.',
  }),
  backup: messages('practice.backup', {
    title: 'Write down your words',
    text: 'Open the backup, write your recovery phrase on paper, and confirm it.',
    help: 'Back up the wallet',
    learnt: 'Only your recovery phrase brings a wallet back. Keep it on paper, never in a photo.',
  }),
  lost: messages('practice.lost', {
    title: 'Lose your phone',
    text: 'Press the button and your phone is gone. Then choose “I already have one” and type your words.',
    help: 'Lose the phone',
    lostText: 'This is your new phone. Choose “I already have one” and type your words.',
    learnt: 'Phones break. With your words, your DOGE is safe.',
  }),
} as const;

/** For example "Step 2 of 6". */
export const countSteps = (position: number, of: number): string =>
  t('practice.position', 'Step {position} of {count}', { position: inCount(position), count: inCount(of) });
