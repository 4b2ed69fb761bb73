// The sentences for an app that is open in the wrong place: outside of Telegram, or in another window too.
import { messages } from '../../i18n.ts';

/** A browser without Telegram around it. */
export const OUTSIDE_MESSAGES = messages('elsewhere.outside', {
  title: 'Kennel lives in Telegram',
  text: 'This is a plain web page, and it holds no wallet. Open Kennel from its bot in Telegram, and your wallet is there.',
  open: 'Open in Telegram',
  find: 'Open Telegram on your phone or computer and go to the chat where you found Kennel.',
});

/** Telegram around a cold wallet, which never goes online. */
export const COLD_OUTSIDE_MESSAGES = messages('elsewhere.cold', {
  title: 'Open this wallet in a browser',
  text: 'This is a cold wallet: it stays offline, and Telegram does not. Open its address in a browser, on a phone that stays offline.',
});

/** Another window of Kennel is at work. */
export const OTHER_WINDOW_MESSAGES = messages('elsewhere.otherWindow', {
  title: 'Kennel is open in another window',
  text: 'Only one window may write at a time, so that nothing gets lost. Go on there, or bring your wallet over to this one.',
  use: 'Use Kennel here',
  whatTitle: 'What happens there',
  whatText: 'The other window saves what it has and locks. Transfers that were sent stay sent.',
  takingOver: 'The other window is finishing…',
});
