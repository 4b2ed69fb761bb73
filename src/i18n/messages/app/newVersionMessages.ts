// The sentences of a new version that waits on the device.
import { messages, t } from '../../i18n.ts';

/** The offer. */
export const NEW_VERSION_MESSAGES = messages('newVersion', {
  title: 'A new version is ready',
  use: 'Use it now',
});

/** How much of a hash is shown, characters: enough to compare by eye. */
const SHOWN = 12;

/** When it comes, and its hash. @param hash - hex */
export const describeVersion = (hash: string): string =>
  t('newVersion.text', 'Kennel uses it the next time you open it, or now. Its hash begins with {hash}.', {
    hash: hash.slice(0, SHOWN),
  });
