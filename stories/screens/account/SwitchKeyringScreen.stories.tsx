// The list of wallets, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EVERY_KIND, ODD_NAMES, TWENTY, wallet } from '../../../mocks/views/wallets.ts';
import { menuLabel, WALLETS_MESSAGES } from '../../../src/i18n/messages/accounts/walletMessages.ts';
import { SwitchKeyringScreen } from '../../../src/screens/account/SwitchKeyring/SwitchKeyringScreen.tsx';

const meta = {
  title: 'Screens/Wallets and accounts/Wallets',
  component: SwitchKeyringScreen,
  args: {
    status: 'ready',
    wallets: EVERY_KIND,
    isHidden: false,
    onChoose: fn(),
    onAdd: fn(),
    onRename: fn(),
    onShowSecret: fn(),
    onCheckBackup: fn(),
    onMove: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof SwitchKeyringScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu of a wallet. */
const openMenuOf = (name: string): Pick<Story, 'play'> => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuLabel(name) }));
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
  },
});

/** One of each kind; a press selects it. */
export const EveryKind: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Savings/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('Savings');
  },
};
/** The only wallet, new and without a checked backup. */
export const One: Story = {
  args: { wallets: [wallet({ name: 'Wallet 1', isCurrent: true, backedUpAtMs: null })] },
};
export const Twenty: Story = { args: { wallets: TWENTY } };
/** Longer than the screen, right-to-left, emoji. */
export const OddNames: Story = { args: { wallets: ODD_NAMES } };
/** The user hid amounts. */
export const Hidden: Story = { args: { isHidden: true } };
/** The actions for a wallet whose words were never checked. */
export const Menu: Story = openMenuOf('Savings');
/** The actions for a watch-only wallet. */
export const MenuWatched: Story = openMenuOf('Paper in the drawer');
/** The only wallet can't be moved. */
export const MenuOfOne: Story = { ...One, ...openMenuOf('Wallet 1') };
export const MenuArabic: Story = { args: { wallets: ODD_NAMES }, ...openMenuOf('محفظة العائلة') };
/** Buttons change the order; the first can't move up. */
export const Ordering: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuLabel('Everyday') }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Everyday' }));
    await expect(sheet.getByRole('button', { name: WALLETS_MESSAGES.moveUp })).toBeDisabled();
    await userEvent.click(sheet.getByRole('button', { name: WALLETS_MESSAGES.moveDown }));
    await expect(args.onMove).toHaveBeenCalledWith('everyday', 1);
  },
};
