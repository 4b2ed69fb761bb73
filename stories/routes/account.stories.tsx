// Password, words and the unlock screen at their routes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  PASSWORD_MESSAGES,
  PHRASE_MESSAGES,
  UNLOCK_MESSAGES,
} from '../../src/i18n/messages/accounts/accountMessages.ts';
import {
  ADD_KEYRING_MESSAGES,
  ENTRY_MESSAGES,
  KEY_MESSAGES,
} from '../../src/i18n/messages/accounts/importMessages.ts';
import { MULTISIG_MESSAGES } from '../../src/i18n/messages/accounts/multisigMessages.ts';
import { RESTORE_MESSAGES } from '../../src/i18n/messages/settings/securityMessages.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Routes/Create, import, unlock',
  tags: ['!autodocs'],
  ...APP_STORY,
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new user, coming from welcome. */
export const CreatePassword: Story = {
  args: { route: 'create-password', person: 'stranger' },
  play: async ({ canvas }) => void (await canvas.findByText(PASSWORD_MESSAGES.title, {}, TIMEOUT)),
};
/** The password is set, and the vault has no wallet. */
export const CreateHdWallet: Story = {
  args: { route: 'create-hd-wallet', person: 'beginner' },
  play: async ({ canvas }) => void (await canvas.findByText(PHRASE_MESSAGES.title, {}, TIMEOUT)),
};
/** The vault is locked. */
export const Unlock: Story = {
  args: { route: 'unlock', person: 'locked-out' },
  play: async ({ canvas }) => void (await canvas.findByText(UNLOCK_MESSAGES.title, {}, TIMEOUT)),
};
/** A user who already has words has set the password. */
export const CreateHdWalletRestore: Story = {
  args: { route: 'create-hd-wallet', person: 'beginner', params: () => ({ mode: 'restore' }) },
  play: async ({ canvas }) => void (await canvas.findByText(ENTRY_MESSAGES.title, {}, TIMEOUT)),
};
/** Another key, next to the wallet. */
export const CreateSimpleWallet: Story = {
  args: { route: 'create-simple-wallet' },
  play: async ({ canvas }) => void (await canvas.findByText(KEY_MESSAGES.title, {}, TIMEOUT)),
};
export const CreateSimpleWalletWatch: Story = {
  args: { route: 'create-simple-wallet', params: () => ({ kind: 'watch' }) },
  play: async ({ canvas }) => void (await canvas.findByText(KEY_MESSAGES.watchTitle, {}, TIMEOUT)),
};
/** All ways to add a wallet. */
export const AddKeyring: Story = {
  args: { route: 'add-keyring' },
  play: async ({ canvas }) => void (await canvas.findByText(ADD_KEYRING_MESSAGES.title, {}, TIMEOUT)),
};
export const AddKeyringRestore: Story = {
  args: { route: 'add-keyring', person: 'beginner', params: () => ({ mode: 'restore' }) },
  play: async ({ canvas }) => void (await canvas.findByText(ADD_KEYRING_MESSAGES.bringTitle, {}, TIMEOUT)),
};
/** A new user with a backup file. */
export const RestoreFile: Story = {
  args: { route: 'restore-file', person: 'stranger' },
  play: async ({ canvas }) => void (await canvas.findByText(RESTORE_MESSAGES.choose, {}, TIMEOUT)),
};
/** With an open vault, a file adds to it. */
export const RestoreFileIntoOpen: Story = {
  args: { route: 'restore-file' },
  play: async ({ canvas }) => void (await canvas.findByText(RESTORE_MESSAGES.choose, {}, TIMEOUT)),
};
/** Our own key can be shared. */
export const Multisig: Story = {
  args: { route: 'multisig' },
  play: async ({ canvas }) => void (await canvas.findByText(MULTISIG_MESSAGES.title, {}, TIMEOUT)),
};
