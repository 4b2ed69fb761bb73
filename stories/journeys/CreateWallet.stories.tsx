// Creating a wallet, step by step.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { doge } from '../../mocks/builders/coins.ts';
import { TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import {
  PASSWORD_MESSAGES,
  PHRASE_MESSAGES,
  wordLabel,
} from '../../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { BACKUP_BANNER_MESSAGES } from '../../src/i18n/messages/settings/backupMessages.ts';
import {
  BIOMETRY_MESSAGES,
  CHECK_MESSAGES,
  SHOW_WORDS_MESSAGES,
} from '../../src/i18n/messages/settings/securityMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Journeys/Create a wallet',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'stranger', scenario: 'fresh', route: 'welcome' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Welcome, password, words, check, home. */
export const CreateWallet: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const words: string[] = [];
    await step('Welcome offers a wallet', async () => {
      await canvas.findByText(WELCOME_MESSAGES.title, {}, TIMEOUT);
      await pressBottom(opened, WELCOME_MESSAGES.create);
    });
    await step('The password is shown while it is typed', async () => {
      await userEvent.type(
        await canvas.findByLabelText(PASSWORD_MESSAGES.password, {}, TIMEOUT),
        TEST_PASSWORD,
      );
      await pressBottom(opened, PASSWORD_MESSAGES.create);
    });
    await step('Twelve words are made, and shown when asked for', async () => {
      await canvas.findByText(PHRASE_MESSAGES.title, {}, TIMEOUT);
      await pressBottom(opened, PHRASE_MESSAGES.make);
      await userEvent.click(await canvas.findByRole('button', { name: PHRASE_MESSAGES.reveal }, TIMEOUT));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12), TIMEOUT);
      words.push(...canvas.getAllByRole('listitem').map(wordOf));
      await pressBottom(opened, PHRASE_MESSAGES.written);
    });
    await step('Three of them are typed from the paper', async () => {
      await canvas.findByText(PHRASE_MESSAGES.checkTitle, {}, TIMEOUT);
      for (const [at, word] of words.entries()) {
        const field = canvas.queryByLabelText(wordLabel(at + 1));
        if (field !== null) await userEvent.type(field, word);
      }
      await pressBottom(opened, PHRASE_MESSAGES.check);
    });
    await step('Home waits for the first coins', async () => {
      await expect(await canvas.findByText('The bowl is empty', {}, TIMEOUT)).toBeVisible();
      await expect(opened.stores.accounts.current.address).toMatch(/^[mn]/);
    });
    await step('The host was asked for nothing that it does not take', async () => {
      await expect(opened.host.violations).toEqual([]);
    });
  },
};

/** Welcome, password with the device's own lock, home: the words are postponed. */
export const CreateWalletAndBackUpLater: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    await step('Welcome offers a wallet', async () => {
      await canvas.findByText(WELCOME_MESSAGES.title, {}, TIMEOUT);
      await pressBottom(opened, WELCOME_MESSAGES.create);
    });
    await step('The device’s own lock is offered with the password', async () => {
      await userEvent.type(
        await canvas.findByLabelText(PASSWORD_MESSAGES.password, {}, TIMEOUT),
        TEST_PASSWORD,
      );
      await userEvent.click(
        await canvas.findByRole('switch', { name: BIOMETRY_MESSAGES.face.name }, TIMEOUT),
      );
      await pressBottom(opened, PASSWORD_MESSAGES.create);
    });
    await step('The backup can wait', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: PHRASE_MESSAGES.later }, TIMEOUT));
    });
    await step('Home waits for the first coins, and the lock is on', async () => {
      await expect(await canvas.findByText('The bowl is empty', {}, TIMEOUT)).toBeVisible();
      await expect(opened.stores.session.biometry.view.status).toBe('on');
      await expect(opened.stores.keyrings.current.backedUpAtMs).toBeNull();
    });
    await step('With coins, home asks for the backup', async () => {
      opened.control.sandbox.faucet(opened.stores.accounts.current.address, doge('250'));
      opened.control.sandbox.mine(1);
      await userEvent.click(
        await canvas.findByRole('button', { name: BACKUP_BANNER_MESSAGES.check }, TIMEOUT),
      );
      await userEvent.click(await canvas.findByRole('button', { name: CHECK_MESSAGES.writeFirst }, TIMEOUT));
      await expect(await canvas.findByText(SHOW_WORDS_MESSAGES.title, {}, TIMEOUT)).toBeVisible();
    });
    await step('The host was asked for nothing that it does not take', async () => {
      await expect(opened.host.violations).toEqual([]);
    });
  },
};

/** The word next to a number. */
const wordOf = (item: HTMLElement): string => /[a-z]+/.exec(item.textContent ?? '')?.[0] ?? '';
