// Password, words and the locked door at their places.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PASSWORD_WORDS, PHRASE_WORDS, UNLOCK_WORDS } from '../../src/text/accountWords.ts';
import { ADD_KEYRING_WORDS, ENTRY_WORDS, KEY_WORDS } from '../../src/text/importWords.ts';
import { RESTORE_WORDS } from '../../src/text/securityWords.ts';
import { APP_STORY, type AppStoryArgs, PATIENCE } from '../support/appStory.tsx';

const meta = { title: 'Routes/account', ...APP_STORY } satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody new came from welcome. */
export const CreatePassword: Story = {
  args: { route: 'create-password', person: 'stranger' },
  play: async ({ canvas }) => void (await canvas.findByText(PASSWORD_WORDS.title, {}, PATIENCE)),
};
/** The password is set, and no wallet is in the vault. */
export const CreateHdWallet: Story = {
  args: { route: 'create-hd-wallet', person: 'beginner' },
  play: async ({ canvas }) => void (await canvas.findByText(PHRASE_WORDS.title, {}, PATIENCE)),
};
/** The vault is locked. */
export const Unlock: Story = {
  args: { route: 'unlock', person: 'locked-out' },
  play: async ({ canvas }) => void (await canvas.findByText(UNLOCK_WORDS.title, {}, PATIENCE)),
};
/** Somebody who has a wallet already set the password for it. */
export const CreateHdWalletRestore: Story = {
  args: { route: 'create-hd-wallet', person: 'beginner', params: () => ({ mode: 'restore' }) },
  play: async ({ canvas }) => void (await canvas.findByText(ENTRY_WORDS.title, {}, PATIENCE)),
};
/** One more key beside the wallet. */
export const CreateSimpleWallet: Story = {
  args: { route: 'create-simple-wallet' },
  play: async ({ canvas }) => void (await canvas.findByText(KEY_WORDS.title, {}, PATIENCE)),
};
export const CreateSimpleWalletWatch: Story = {
  args: { route: 'create-simple-wallet', params: () => ({ kind: 'watch' }) },
  play: async ({ canvas }) => void (await canvas.findByText(KEY_WORDS.watchTitle, {}, PATIENCE)),
};
/** Every way to one more wallet. */
export const AddKeyring: Story = {
  args: { route: 'add-keyring' },
  play: async ({ canvas }) => void (await canvas.findByText(ADD_KEYRING_WORDS.title, {}, PATIENCE)),
};
export const AddKeyringRestore: Story = {
  args: { route: 'add-keyring', person: 'beginner', params: () => ({ mode: 'restore' }) },
  play: async ({ canvas }) => void (await canvas.findByText(ADD_KEYRING_WORDS.bringTitle, {}, PATIENCE)),
};
/** Somebody new has a backup file. */
export const RestoreFile: Story = {
  args: { route: 'restore-file', person: 'stranger' },
  play: async ({ canvas }) => void (await canvas.findByText(RESTORE_WORDS.choose, {}, PATIENCE)),
};
/** With an open vault a file adds to it. */
export const RestoreFileIntoOpen: Story = {
  args: { route: 'restore-file' },
  play: async ({ canvas }) => void (await canvas.findByText(RESTORE_WORDS.choose, {}, PATIENCE)),
};
