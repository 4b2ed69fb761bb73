// Messages for an app that is open in the wrong place: outside of Telegram, or in two windows.
import { messages } from '../../i18n.ts';

/** A browser without Telegram. */
export const OUTSIDE_MESSAGES = messages('elsewhere.outside', {
  title: 'Open Kennel in Telegram',
  text: 'This is a plain web page without a wallet. Open Kennel from its bot in Telegram to use yours.',
  open: 'Open in Telegram',
  find: 'Open Telegram on your phone or computer and go to the chat where you found Kennel.',
});

/** A cold wallet in Telegram, which is always online. */
export const COLD_OUTSIDE_MESSAGES = messages('elsewhere.cold', {
  title: 'Open this wallet in a browser',
  text: 'This cold wallet stays offline, and Telegram doesn’t. Open its address in a browser on a phone that stays offline.',
});

/** A browser that lacks what keys require, as in Lockdown Mode. */
export const UNABLE_MESSAGES = messages('elsewhere.unable', {
  title: 'This browser can’t run Kennel',
  text: 'Kennel needs WebAssembly and web workers, which are turned off here. In Lockdown Mode, exclude this site or app, or use another browser. Your coins are safe.',
});

/** Another window of Kennel has write access. */
export const OTHER_WINDOW_MESSAGES = messages('elsewhere.otherWindow', {
  title: 'Kennel is open in another window',
  text: 'Only one window can make changes at a time, so nothing gets lost. Continue there, or move your wallet here.',
  use: 'Use Kennel here',
  whatTitle: 'What happens in the other window',
  whatText: 'The other window saves its work and locks. Transfers already sent aren’t affected.',
  takingOver: 'The other window is finishing…',
});
