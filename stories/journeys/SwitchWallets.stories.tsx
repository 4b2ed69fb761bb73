// Several wallets and accounts: created, named, switched between, and one of them removed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addWallet } from '../../mocks/fixtures/makeWallet.ts';
import {
  ACCOUNTS_MESSAGES,
  menuLabel,
  NAME_MESSAGES,
  NEW_ACCOUNT_MESSAGES,
  REMOVAL_MESSAGES,
  WALLETS_MESSAGES,
} from '../../src/i18n/messages/accounts/walletMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Journeys/Switch wallets',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'owner', scenario: 'funded', route: 'home', before: addWallet },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new wallet is created and selected; at the end only the first is left. */
export const SwitchWallets: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const { stores, host } = opened;
    const press = async (name: string | RegExp) =>
      userEvent.click(await canvas.findByRole('button', { name }, TIMEOUT));
    const chooseFromMenu = async (name: string, act: string) => {
      await press(menuLabel(name));
      const sheet = within(await screen.findByRole('dialog', { name }, TIMEOUT));
      await userEvent.click(sheet.getByRole('button', { name: act }));
    };
    await step('The new wallet is empty', async () => {
      await expect(await canvas.findByText('The bowl is empty', {}, TIMEOUT)).toBeVisible();
      await press(/^Account 1 Wallet 2/);
    });
    await step('It gets a second account, which is shown at once', async () => {
      await press(ACCOUNTS_MESSAGES.add);
      const field = await canvas.findByLabelText(NAME_MESSAGES.label, {}, TIMEOUT);
      await expect(field).toHaveValue('Account 2');
      await userEvent.clear(field);
      await userEvent.type(field, 'Treats');
      await pressBottom(opened, NEW_ACCOUNT_MESSAGES.create);
      await press(/^Treats Wallet 2/);
    });
    await step('The wallet is renamed', async () => {
      await press(/^Wallet 2/);
      await chooseFromMenu('Wallet 2', WALLETS_MESSAGES.rename);
      const field = await canvas.findByLabelText(NAME_MESSAGES.label, {}, TIMEOUT);
      await userEvent.clear(field);
      await userEvent.type(field, 'Biscuit tin');
      await pressBottom(opened, NAME_MESSAGES.save);
      await canvas.findByRole('button', { name: /^Biscuit tin/ }, TIMEOUT);
    });
    await step('The first wallet is chosen, and home shows its coins', async () => {
      await press(/^Wallet 1/);
      await canvas.findByRole('button', { name: /^Account 1 Wallet 1/ }, TIMEOUT);
      await waitFor(() => expect(stores.tx.coins.breakdown.total).toBe(14_975_000_000n), TIMEOUT);
    });
    await step('The other is removed by typing its name', async () => {
      await press(/^Account 1 Wallet 1/);
      await press(/^Wallet 1/);
      await chooseFromMenu('Biscuit tin', WALLETS_MESSAGES.remove);
      const field = await canvas.findByLabelText(REMOVAL_MESSAGES.type, { exact: false }, TIMEOUT);
      await expect(canvas.getByRole('button', { name: REMOVAL_MESSAGES.remove })).toBeDisabled();
      await userEvent.type(field, 'Biscuit tin');
      await press(REMOVAL_MESSAGES.remove);
      await waitFor(() => expect(stores.keyrings.keyrings).toHaveLength(1), TIMEOUT);
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Biscuit tin/ })).toBeNull(), TIMEOUT);
    });
    await step('The host was asked for nothing that it does not take', async () => {
      await expect(host.violations).toEqual([]);
    });
  },
};
