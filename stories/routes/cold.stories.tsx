// A cold wallet in a browser: what each screen shows when no server may be used.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ADD_KEYRING_MESSAGES } from '../../src/i18n/messages/accounts/importMessages.ts';
import { describeTool } from '../../src/i18n/messages/app/appMessages.ts';
import { COLD_SIGN_MESSAGES } from '../../src/i18n/messages/codes/coldSignMessages.ts';
import { ACCOUNT_KEY_MESSAGES } from '../../src/i18n/messages/codes/pairingMessages.ts';
import { SETTINGS_MESSAGES } from '../../src/i18n/messages/settings/settingsMessages.ts';
import { COLD_MESSAGES } from '../../src/i18n/messages/wallet/coldMessages.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Routes/Cold wallet',
  tags: ['!autodocs'],
  globals: { platform: 'browser' },
  ...APP_STORY,
  args: { ...APP_STORY.args, isCold: true },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address is funded, but a cold wallet can't know that. */
export const Home: Story = {
  args: { route: 'home' },
  play: async ({ canvas }) => {
    await canvas.findByText(COLD_MESSAGES.title, {}, TIMEOUT);
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};
/** A link to the send form leads home instead. */
export const SendLeadsHome: Story = {
  args: { route: 'tx-create' },
  play: async ({ canvas }) => void (await canvas.findByText(COLD_MESSAGES.title, {}, TIMEOUT)),
};
export const Tools: Story = {
  args: { route: 'app' },
  play: async ({ canvas }) => {
    await canvas.findByText(describeTool('sign-message').title, {}, TIMEOUT);
    await expect(canvas.queryByText(describeTool('sweep').title)).toBeNull();
  },
};
export const Settings: Story = {
  args: { route: 'settings' },
  play: async ({ canvas }) => {
    await canvas.findByText(SETTINGS_MESSAGES.lockNow, {}, TIMEOUT);
    await expect(canvas.queryByText(SETTINGS_MESSAGES.exportHistory)).toBeNull();
  },
};
export const Accounts: Story = {
  args: { route: 'switch-account' },
  play: async ({ canvas }) => void (await canvas.findByText('Not loaded yet', {}, TIMEOUT)),
};
export const AddWallet: Story = {
  args: { route: 'add-keyring' },
  play: async ({ canvas }) => {
    await canvas.findByText(ADD_KEYRING_MESSAGES.words, {}, TIMEOUT);
    await expect(canvas.queryByText(ADD_KEYRING_MESSAGES.watch)).toBeNull();
  },
};
/** Nothing to sign yet: the other phone's code is scanned here. */
export const OfflineSigning: Story = {
  args: { route: 'cold-sign' },
  play: async ({ canvas }) => void (await canvas.findByText(COLD_SIGN_MESSAGES.scanRequest, {}, TIMEOUT)),
};
/** Derived in the vault. */
export const PublicKey: Story = {
  args: { route: 'account-key' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: ACCOUNT_KEY_MESSAGES.code }, TIMEOUT);
    await expect(canvas.getByText("m/44'/1'/0'")).toBeVisible();
  },
};
