// Messages of the camera scanner in a browser.
import { messages } from '../../i18n.ts';

export const SCANNER_MESSAGES = messages('scanner', {
  title: 'Scan a code',
  camera: 'Camera view',
  starting: 'Your browser may ask to use the camera.',
  denied: {
    title: 'Camera not allowed',
    text: 'Allow the camera in your browser’s settings for this page, or choose a picture of the code.',
  },
  absent: {
    title: 'No camera',
    text: 'No camera found, or another app is using it. Choose a picture of the code, or paste the address.',
  },
});
