// What is said of bytes that a payment writes on the chain.
import { messages } from '../../i18n.ts';

/** Beside the bytes. */
export const DATA_MESSAGES = messages('data', {
  title: 'This payment also writes to the blockchain',
  text: 'Anyone can read it, and it can’t be removed.',
  asText: 'Text',
  asHex: 'Bytes',
  output: 'Data',
});
