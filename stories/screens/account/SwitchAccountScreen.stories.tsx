// The accounts of a wallet, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { HUGE } from '../../../mocks/views/money.ts';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { accountChoices, addressNamed, ODD_NAMES, summaryOf, wallet } from '../../../mocks/views/wallets.ts';
import { ACCOUNTS_MESSAGES, menuLabel } from '../../../src/i18n/messages/accounts/walletMessages.ts';
import { SwitchAccountScreen } from '../../../src/screens/account/SwitchAccount/SwitchAccountScreen.tsx';
import type { SwitchAccountView } from '../../../src/screens/account/SwitchAccount/SwitchAccountScreen.types.ts';

const meta = {
  title: 'Screens/Wallets and accounts/Accounts',
  excludeStories: ['coverage'],
  component: SwitchAccountScreen,
  args: {
    status: 'ready',
    wallet: summaryOf(wallet({ name: 'Family savings' })),
    walletCount: 3,
    accounts: accountChoices(5),
    isHidden: false,
    onChoose: fn(),
    onWallets: fn(),
    onAdd: fn(),
    onRename: fn(),
    onCopy: fn(),
    onShowKey: fn(),
  },
} satisfies Meta<typeof SwitchAccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Balances: fresh, stale, and never read. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account 2/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('everyday/1');
  },
};
export const One: Story = { args: { accounts: accountChoices(1), walletCount: 1 } };
/** A hundred accounts, with a search field. */
export const Hundred: Story = { args: { accounts: accountChoices(100) } };
/** Found by part of a name. */
export const Searching: Story = {
  args: { accounts: accountChoices(100) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(ACCOUNTS_MESSAGES.search), 'account 4');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
  },
};
export const NothingFound: Story = {
  args: { accounts: accountChoices(12) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(ACCOUNTS_MESSAGES.search), 'rocket');
    await expect(canvas.getByText(ACCOUNTS_MESSAGES.noneFound)).toBeVisible();
  },
};
/** Longer than the screen, right-to-left, emoji, and a huge balance. */
export const OddNames: Story = {
  args: {
    wallet: summaryOf(wallet({ name: ACCOUNTS.arabic.name })),
    accounts: ODD_NAMES.map(({ key, name, balance, isCurrent }, at) => ({
      key,
      name,
      address: addressNamed(name),
      path: `m/44'/3'/${at}'/0/123456`,
      balance: at === 0 ? { kind: 'known', amount: HUGE, isOld: true, isPartial: false } : balance,
      isCurrent,
    })),
  },
};
/** A single key: the reason why there is no second account. */
export const PrivateKey: Story = {
  args: {
    status: 'single',
    wallet: summaryOf(wallet({ name: 'Old laptop', kind: 'private-key' })),
    accounts: accountChoices(1).map((account) => ({ ...account, path: '' })),
  },
};
/** A watch-only address. */
export const WatchedAddress: Story = {
  args: {
    status: 'single',
    wallet: summaryOf(wallet({ name: 'Paper in the drawer', kind: 'watched-address' })),
    accounts: accountChoices(1).map((account) => ({ ...account, path: '' })),
  },
};
/** A public key with its addresses: there are no private keys to show. */
export const WatchedKey: Story = {
  args: { wallet: summaryOf(wallet({ name: 'Shop till', kind: 'watched-key' })) },
};
/** The user hid amounts. */
export const Hidden: Story = { args: { isHidden: true } };
/** The whole address, and the actions. */
export const Menu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuLabel('Account 2') }));
    const sheet = await screen.findByRole('dialog', { name: 'Account 2' });
    await userEvent.click(within(sheet).getByRole('button', { name: ACCOUNTS_MESSAGES.rename }));
    await expect(args.onRename).toHaveBeenCalledWith('everyday/1');
  },
};

/** Every status has its story. */
export const coverage = { ready: Several, single: PrivateKey } satisfies Record<
  SwitchAccountView['status'],
  Story
>;
