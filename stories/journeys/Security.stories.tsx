// Changing the password, locking, showing and checking the words, and deleting everything, step by step.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import { UNLOCK_MESSAGES } from '../../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import {
  CHANGE_MESSAGES,
  CHECK_MESSAGES,
  DELETE_MESSAGES,
  deletePrompt,
  EXPORT_MESSAGES,
  PASSWORD_PROMPT_MESSAGES,
} from '../../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../../src/i18n/messages/settings/settingsMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';

const NEW_PASSWORD = 'velvet harbour seven lamps';

const meta = {
  title: 'Journeys/Security',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'owner', scenario: 'funded', route: 'settings' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The word next to a number. */
const wordOf = (item: HTMLElement): string => /[a-z]+/.exec(item.textContent ?? '')?.[0] ?? '';

/** A new password opens what the old one opened, and the words are the same. */
export const PasswordWordsAndBackup: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const row = (name: string) => canvas.findByRole('button', { name: new RegExp(name) }, TIMEOUT);
    const words: string[] = [];
    await step('The password is changed', async () => {
      await userEvent.click(await row(SETTINGS_MESSAGES.password));
      await userEvent.type(await canvas.findByLabelText(CHANGE_MESSAGES.current, {}, TIMEOUT), TEST_PASSWORD);
      await userEvent.type(canvas.getByLabelText(CHANGE_MESSAGES.next), NEW_PASSWORD);
      await pressBottom(opened, CHANGE_MESSAGES.change);
      await canvas.findByText(CHANGE_MESSAGES.doneTitle, {}, TIMEOUT);
      await pressBottom(opened, CHANGE_MESSAGES.done);
    });
    await step('Locked, the old one no longer opens it', async () => {
      await userEvent.click(await row(SETTINGS_MESSAGES.lockNow));
      await userEvent.type(
        await canvas.findByLabelText(UNLOCK_MESSAGES.password, {}, TIMEOUT),
        TEST_PASSWORD,
      );
      await pressBottom(opened, UNLOCK_MESSAGES.unlock);
      await canvas.findByRole('alert', {}, TIMEOUT);
    });
    await step('The new one does, and leads back', async () => {
      const field = await canvas.findByLabelText(UNLOCK_MESSAGES.password, {}, TIMEOUT);
      await userEvent.clear(field);
      await userEvent.type(field, NEW_PASSWORD);
      await pressBottom(opened, UNLOCK_MESSAGES.unlock);
      await canvas.findByText(SETTINGS_MESSAGES.neverChecked, {}, TIMEOUT).catch(() => undefined);
    });
    await step('The words are shown while they are held', async () => {
      await userEvent.click(await row(SETTINGS_MESSAGES.showWords));
      await userEvent.type(
        await canvas.findByLabelText(PASSWORD_PROMPT_MESSAGES.password, {}, TIMEOUT),
        NEW_PASSWORD,
      );
      await pressBottom(opened, EXPORT_MESSAGES.continue);
      const hold = await canvas.findByRole('button', { name: EXPORT_MESSAGES.hold }, TIMEOUT);
      await fireEvent.pointerDown(hold, { button: 0 });
      await waitFor(() => expect(canvas.getAllByRole('listitem').map(wordOf)).not.toContain(''), TIMEOUT);
      words.push(...canvas.getAllByRole('listitem').map(wordOf));
      await fireEvent.pointerUp(hold);
      await expect(canvas.queryByText(words[0] ?? 'none')).toBeNull();
      await expect(words).toHaveLength(12);
    });
    await step('Typed from the paper they are the same', async () => {
      await userEvent.click(await row('Check my backup'));
      const [first] = await canvas.findAllByRole('combobox', {}, TIMEOUT);
      if (first === undefined) throw new Error('no field');
      await userEvent.click(first);
      await userEvent.paste(words.join(' '));
      await pressBottom(opened, CHECK_MESSAGES.check);
      await expect(await canvas.findByText(CHECK_MESSAGES.matchesTitle, {}, TIMEOUT)).toBeVisible();
    });
    await step('The settings remember it', async () => {
      await pressBottom(opened, CHECK_MESSAGES.done);
      await expect(await canvas.findByText(/Checked just now/, {}, TIMEOUT)).toBeVisible();
      await expect(opened.host.violations).toEqual([]);
    });
  },
};

/** Everything is deleted, and the app starts over. */
export const DeleteAll: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }, TIMEOUT));
    await step('What goes is said first', async () => {
      await press(SETTINGS_MESSAGES.deleteAll);
      await press(DELETE_MESSAGES.next);
    });
    await step('The word is typed', async () => {
      const field = await canvas.findByLabelText(deletePrompt(DELETE_MESSAGES.word), {}, TIMEOUT);
      await userEvent.type(field, DELETE_MESSAGES.word);
      await press(DELETE_MESSAGES.delete);
    });
    await step('Nothing is left', async () => {
      await canvas.findByText(DELETE_MESSAGES.doneTitle, {}, TIMEOUT);
      await expect(opened.stores.keyrings.isEmpty).toBe(true);
      await expect(opened.stores.session.hasVault).toBe(false);
      await pressBottom(opened, DELETE_MESSAGES.begin);
      await expect(await canvas.findByText(WELCOME_MESSAGES.title, {}, TIMEOUT)).toBeVisible();
    });
  },
};
