// The app in a browser without Telegram: with its own back button, and its own action button at the end of a screen.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PASSWORD_MESSAGES, UNLOCK_MESSAGES } from '../../src/i18n/messages/accounts/accountMessages.ts';
import { COMMON_MESSAGES } from '../../src/i18n/messages/app/commonMessages.ts';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { SETTINGS_MESSAGES } from '../../src/i18n/messages/settings/settingsMessages.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Routes/In a browser',
  tags: ['!autodocs'],
  globals: { platform: 'browser' },
  ...APP_STORY,
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A first visit. */
export const Welcome: Story = {
  args: { person: 'stranger', route: 'welcome' },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: WELCOME_MESSAGES.create }, TIMEOUT)),
};
/** The back button is in the header, the action at the end. */
export const CreatePassword: Story = {
  args: { person: 'stranger', route: 'create-password' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: PASSWORD_MESSAGES.create }, TIMEOUT),
    ).toBeDisabled();
    await canvas.findByRole('button', { name: COMMON_MESSAGES.back });
  },
};
/** Locked. */
export const Unlock: Story = {
  args: { person: 'locked-out', route: 'home' },
  play: async ({ canvas }) => void (await canvas.findByText(UNLOCK_MESSAGES.title, {}, TIMEOUT)),
};
/** With a balance and tabs. */
export const Home: Story = {
  args: { route: 'home' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Send' }, TIMEOUT)),
};
/** The form, opened by a payment link. */
export const SendFromLink: Story = {
  args: {
    route: 'tx-create',
    params: () => ({ link: 'web+dogecoin:mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8?amount=2.5&label=Bone%20shop' }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Bone shop/, {}, TIMEOUT);
    await canvas.findByRole('button', { name: 'Review' });
  },
};
/** Settings: a passkey replaces the device lock used in Telegram. */
export const Settings: Story = {
  args: { route: 'settings' },
  play: async ({ canvas }) => void (await canvas.findByText(SETTINGS_MESSAGES.lockNow, {}, TIMEOUT)),
};
