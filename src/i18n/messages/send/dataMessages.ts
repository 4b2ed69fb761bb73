// Messages about the data output of a payment.
import { messages } from '../../i18n.ts';

export const DATA_MESSAGES = messages('data', {
  title: 'This payment also writes to the blockchain',
  text: 'Anyone can read it, and it can’t be removed.',
  asText: 'Text',
  asHex: 'Bytes',
  output: 'Data',
});
