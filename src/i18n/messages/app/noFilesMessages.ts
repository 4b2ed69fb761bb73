// Messages for hosts that block downloads, as the frames of Telegram's web clients.
import { messages } from '../../i18n.ts';

export const NO_FILES_MESSAGES = messages('noFiles', {
  title: 'Telegram Web can’t save files',
  copy: 'Copy it as text instead. To save a file, open Kennel in Telegram’s app or your browser.',
  code: 'Copy it or show its QR code instead. To save a file, open Kennel in Telegram’s app or your browser.',
  elsewhere: 'To save a file, open Kennel in Telegram’s app or your browser.',
  hold: 'Press and hold the picture to save it. With a mouse, click it with the right button.',
});
