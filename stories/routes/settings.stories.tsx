// Settings and the screens for keeping a wallet safe, at their routes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aName } from '../../mocks/builders/keyrings.ts';
import { TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import {
  BACKUP_MESSAGES,
  CHANGE_MESSAGES,
  CHECK_MESSAGES,
  DELETE_MESSAGES,
  EXPORT_MESSAGES,
  KEY_MESSAGES,
  PASSWORD_PROMPT_MESSAGES,
  SHOW_WORDS_MESSAGES,
} from '../../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../../src/i18n/messages/settings/settingsMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';
import { SHOP_ADDRESS } from '../support/people.ts';

const meta = {
  title: 'Routes/Settings and backup',
  tags: ['!autodocs'],
  ...APP_STORY,
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** @param text - called while the story plays: the file may be loaded while another language is active */
const finds =
  (text: () => string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findByText(text(), {}, TIMEOUT));

const typePassword = async () =>
  userEvent.type(await screen.findByLabelText(PASSWORD_PROMPT_MESSAGES.password, {}, TIMEOUT), TEST_PASSWORD);

export const Settings: Story = {
  args: { route: 'settings' },
  play: finds(() => SETTINGS_MESSAGES.deleteAll),
};
/** Open steps lead to their screens. */
export const Safety: Story = {
  args: { route: 'safety' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /backup file/ }, TIMEOUT));
    await canvas.findByText(BACKUP_MESSAGES.title, {}, TIMEOUT);
  },
};
/** The user named the shop. */
export const Contacts: Story = {
  args: {
    route: 'contacts',
    before: async ({ contacts }) => void contacts.add(SHOP_ADDRESS, aName('Moon Coffee')),
  },
  play: finds(() => 'Moon Coffee'),
};
/** Opened from the messenger's own menu. */
export const SettingsFromTheMenu: Story = {
  args: { route: 'home' },
  play: async (context) => {
    const { host } = openedIn(context);
    await waitFor(() => expect(host.state().isSettingsVisible).toBe(true), TIMEOUT);
    host.pressSettings();
    await context.canvas.findByText(SETTINGS_MESSAGES.deleteAll, {}, TIMEOUT);
  },
};
/** Requested from the messenger, which asks the device. */
export const ToTheHomeScreen: Story = {
  args: { route: 'settings' },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByText(SETTINGS_MESSAGES.homeScreen, {}, TIMEOUT));
    const { host } = openedIn(context);
    await waitFor(() => expect(host.state().keeping.isOnHomeScreen).toBe(true), TIMEOUT);
  },
};
export const ChangePassword: Story = {
  args: { route: 'change-password' },
  play: finds(() => CHANGE_MESSAGES.text),
};
/** The user's own words, covered. */
export const ExportMnemonics: Story = {
  args: { route: 'export-mnemonics', params: ({ keyrings }) => ({ key: keyrings.current.key }) },
  play: async (context) => {
    await typePassword();
    await pressBottom(openedIn(context), EXPORT_MESSAGES.continue);
    await context.canvas.findByRole('button', { name: EXPORT_MESSAGES.hold }, TIMEOUT);
    await expect(context.canvas.getByText(SHOW_WORDS_MESSAGES.title)).toBeVisible();
  },
};
export const ExportMnemonicsAsking: Story = {
  args: { route: 'export-mnemonics', params: ({ keyrings }) => ({ key: keyrings.current.key }) },
  play: finds(() => EXPORT_MESSAGES.rules[0]?.title ?? ''),
};
/** A wrong password uses up a try. */
export const ExportMnemonicsWrong: Story = {
  args: { route: 'export-mnemonics', params: ({ keyrings }) => ({ key: keyrings.current.key }) },
  play: async (context) => {
    await userEvent.type(
      await screen.findByLabelText(PASSWORD_PROMPT_MESSAGES.password, {}, TIMEOUT),
      'not the one',
    );
    await pressBottom(openedIn(context), EXPORT_MESSAGES.continue);
    await expect(await context.canvas.findByRole('alert', {}, TIMEOUT)).toHaveTextContent('4 more tries');
  },
};
export const ExportPrivateKey: Story = {
  args: { route: 'export-private-key', params: ({ accounts }) => ({ key: accounts.current.key }) },
  play: async (context) => {
    await typePassword();
    await pressBottom(openedIn(context), EXPORT_MESSAGES.continue);
    await context.canvas.findByText(KEY_MESSAGES.opens, {}, TIMEOUT);
  },
};
export const CheckBackup: Story = {
  args: { route: 'check-backup', params: ({ keyrings }) => ({ key: keyrings.current.key }) },
  play: finds(() => CHECK_MESSAGES.title),
};
export const BackupFile: Story = { args: { route: 'backup-file' }, play: finds(() => BACKUP_MESSAGES.title) };
/** Sealed by the real vault. */
export const BackupFileMade: Story = {
  args: { route: 'backup-file' },
  play: async (context) => {
    await context.canvas.findByText(BACKUP_MESSAGES.title, {}, TIMEOUT);
    await context.userEvent.type(
      context.canvas.getByLabelText(PASSWORD_PROMPT_MESSAGES.password),
      TEST_PASSWORD,
    );
    await pressBottom(openedIn(context), BACKUP_MESSAGES.make);
    await expect(await context.canvas.findByText('kennel-backup-2026-11-21.json', {}, TIMEOUT)).toBeVisible();
  },
};
export const DeleteEverything: Story = {
  args: { route: 'delete-everything' },
  play: finds(() => DELETE_MESSAGES.title),
};
/** From the lock screen, by a user who forgot the password. */
export const DeleteEverythingForgotten: Story = {
  args: { route: 'delete-everything', person: 'locked-out', params: () => ({ after: 'restore' }) },
  play: finds(() => DELETE_MESSAGES.titleForgotten),
};
