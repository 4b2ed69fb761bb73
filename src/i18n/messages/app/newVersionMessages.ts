// The sentences of a new version that waits on the device.
import { messages, t } from '../../i18n.ts';

/** The offer. */
export const NEW_VERSION_MESSAGES = messages('newVersion', {
  title: 'An update is ready',
  use: 'Update now',
});

/** How much of a hash is shown, characters: enough to compare by eye. */
const SHOWN = 12;

/** When it comes, and its hash. @param hash - hex */
export const describeVersion = (hash: string): string =>
  t(
    'newVersion.text',
    'Kennel switches to it the next time you open it, or right now. Its hash starts with {hash}.',
    {
      hash: hash.slice(0, SHOWN),
    },
  );
