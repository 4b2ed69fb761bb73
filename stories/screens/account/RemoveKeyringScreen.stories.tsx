// Removing a wallet, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HUGE } from '../../../mocks/views/money.ts';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { CHECKED_AT_MS, seen, summaryOf, UNREAD, wallet } from '../../../mocks/views/wallets.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { REMOVAL_MESSAGES } from '../../../src/i18n/messages/accounts/walletMessages.ts';
import { RemoveKeyringScreen } from '../../../src/screens/account/RemoveKeyring/RemoveKeyringScreen.tsx';
import type { RemoveKeyringView } from '../../../src/screens/account/RemoveKeyring/RemoveKeyringScreen.types.ts';

const meta = {
  title: 'Screens/Wallets and accounts/Remove a wallet',
  excludeStories: ['coverage'],
  component: RemoveKeyringScreen,
  args: {
    status: 'asking',
    wallet: summaryOf(wallet()),
    balance: seen('157.8913'),
    backedUpAtMs: CHECKED_AT_MS,
    isHidden: false,
    onRemove: fn(),
    onCheckBackup: fn(),
    onAdd: fn(),
    onDeleteEverything: fn(),
  },
} satisfies Meta<typeof RemoveKeyringScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Disabled until the name is typed exactly. */
export const WordsChecked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: REMOVAL_MESSAGES.remove });
    const field = canvas.getByLabelText(REMOVAL_MESSAGES.type, { exact: false });
    await userEvent.type(field, 'everyday{Enter}');
    await expect(remove).toBeDisabled();
    await expect(canvas.getByText(REMOVAL_MESSAGES.differs)).toBeVisible();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' Everyday ');
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** The words may never have been written down. */
export const WordsNeverChecked: Story = { args: { backedUpAtMs: null } };
export const WordsAndPassphrase: Story = {
  args: { wallet: summaryOf(wallet({ kind: 'words-and-passphrase' })), backedUpAtMs: null },
};
export const PrivateKey: Story = {
  args: {
    wallet: summaryOf(wallet({ name: 'Old laptop', kind: 'private-key' })),
    backedUpAtMs: null,
    balance: seen('3.5'),
  },
};
export const PrivateKeyChecked: Story = {
  args: { wallet: summaryOf(wallet({ name: 'Old laptop', kind: 'private-key' })), balance: seen('3.5') },
};
export const ExtendedKey: Story = {
  args: { wallet: summaryOf(wallet({ name: 'From another app', kind: 'extended-key' })) },
};
/** Nothing would be lost. */
export const WatchOnly: Story = {
  args: {
    wallet: summaryOf(wallet({ name: 'Paper in the drawer', kind: 'watched-address' })),
    backedUpAtMs: null,
  },
};
/** Unknown is not zero. */
export const BalanceUnknown: Story = { args: { balance: UNREAD } };
export const HugeBalance: Story = {
  args: { balance: { kind: 'known', amount: HUGE, isOld: true, isPartial: true } },
};
export const LongName: Story = {
  args: { wallet: summaryOf(wallet({ name: ACCOUNTS.long.name })), backedUpAtMs: null },
};
/** Right-to-left, typed as shown. */
export const ArabicName: Story = {
  args: { wallet: summaryOf(wallet({ name: ACCOUNTS.arabic.name })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText(REMOVAL_MESSAGES.type, { exact: false }),
      ACCOUNTS.arabic.name,
    );
    await expect(canvas.getByRole('button', { name: REMOVAL_MESSAGES.remove })).toBeEnabled();
  },
};
export const Removing: Story = { args: { status: 'removing' } };
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('storage-full', 'QuotaExceededError') },
};
/** The only wallet can't be removed. */
export const Last: Story = { args: { status: 'last' } };

/** Every status has its story. */
export const coverage = {
  asking: WordsChecked,
  removing: Removing,
  failed: Failed,
  last: Last,
} satisfies Record<RemoveKeyringView['status'], Story>;
