// Messages about a new version that is ready on the device.
import { messages } from '../../i18n.ts';

export const NEW_VERSION_MESSAGES = messages('newVersion', {
  title: 'An update is ready',
  text: 'Kennel switches to it the next time you open it, or right now. Kennel can’t check updates: you’re trusting the site they come from.',
  use: 'Update now',
});
