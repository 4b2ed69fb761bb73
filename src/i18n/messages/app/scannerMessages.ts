// The sentences of the camera that looks for codes in a browser.
import { messages } from '../../i18n.ts';

/** The camera, and why there is none. */
export const SCANNER_MESSAGES = messages('scanner', {
  title: 'Scan a code',
  camera: 'What the camera sees',
  starting: 'Your browser may ask whether Kennel may use the camera.',
  denied: {
    title: 'The camera is not allowed',
    text: 'Allow it in your browser’s settings for this page, or choose a picture of the code instead.',
  },
  absent: {
    title: 'No camera here',
    text: 'Kennel found none, or another app is using it. Choose a picture of the code, or paste the address.',
  },
});
