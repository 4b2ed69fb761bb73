// Messages of a cold wallet, which never contacts a server.
import { messages } from '../../i18n.ts';

/** Home, without any balances. */
export const COLD_MESSAGES = messages('home.cold', {
  chip: 'Cold wallet',
  title: 'This phone stays offline',
  text: 'Balances aren’t shown, and you can’t send from here. Your keys are created and kept on this phone.',
  canTitle: 'What you can do here',
  can: 'Show addresses, sign transfers and messages, and keep backups. Another phone watches your balance and sends.',
  sign: 'Sign',
  watch: 'Pair',
});
