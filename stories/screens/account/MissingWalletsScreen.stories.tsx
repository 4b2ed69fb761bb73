// Missing wallets in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { addressNamed, seen, summaryOf, UNREAD, wallet } from '../../../mocks/views/wallets.ts';
import { Fault } from '../../../src/domain/fault.ts';
import {
  acceptPrompt,
  leaveLabel,
  MISSING_MESSAGES,
} from '../../../src/i18n/messages/accounts/missingMessages.ts';
import {
  MissingWalletsScreen,
  type MissingWalletsView,
} from '../../../src/screens/account/MissingWallets/MissingWalletsScreen.tsx';

const SAVINGS = {
  ...summaryOf(wallet({ name: 'Savings', address: addressNamed('savings') })),
  balance: seen('4211.48'),
  importedAs: null,
} as const;
const LAPTOP = {
  ...summaryOf(wallet({ name: 'Old laptop', kind: 'private-key', address: addressNamed('laptop') })),
  balance: UNREAD,
  importedAs: null,
} as const;

const meta = {
  title: 'Screens/Wallets and accounts/Missing wallets',
  excludeStories: ['coverage'],
  component: MissingWalletsScreen,
  args: {
    status: 'listed',
    wallets: [SAVINGS],
    unnamed: 0,
    notices: [{ kind: 'missing', names: ['Savings'], unnamed: 0 }],
    isHidden: false,
    onTakeBack: fn(),
    onImport: fn(),
    onFromFile: fn(),
    onLeave: fn(),
    onAccept: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof MissingWalletsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One wallet, by name; giving it up needs another confirmation. */
export const OneMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: leaveLabel('Savings') }));
    await expect(args.onLeave).toHaveBeenCalledWith(SAVINGS.key);
  },
};
/** Two with names, one without. */
export const SeveralMissing: Story = {
  args: {
    wallets: [SAVINGS, LAPTOP],
    unnamed: 1,
    notices: [{ kind: 'missing', names: ['Savings', 'Old laptop'], unnamed: 1 }],
  },
};
/** Its words were typed again: the keys were imported under another name. */
export const ImportedAgain: Story = { args: { wallets: [{ ...SAVINGS, importedAs: 'Wallet 3' }] } };
export const LongName: Story = {
  args: {
    wallets: [{ ...SAVINGS, name: ACCOUNTS.long.name }],
    notices: [{ kind: 'missing', names: [ACCOUNTS.long.name], unnamed: 0 }],
  },
};
export const Outdated: Story = { args: { wallets: [], notices: [{ kind: 'outdated', names: ['Savings'] }] } };
export const OlderVault: Story = { args: { wallets: [], notices: [{ kind: 'older' }] } };
/** Nothing is given up before the word is typed. */
export const Accepting: Story = {
  args: { wallets: [], unnamed: 1, notices: [{ kind: 'missing', names: [], unnamed: 1 }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MISSING_MESSAGES.accept }));
    const accept = canvas.getByRole('button', { name: MISSING_MESSAGES.accept });
    const field = canvas.getByLabelText(acceptPrompt(MISSING_MESSAGES.word));
    await userEvent.type(field, 'accep{Enter}');
    await expect(accept).toBeDisabled();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.type(field, 't');
    await expect(accept).toBeEnabled();
  },
};
export const Working: Story = { args: { status: 'working' } };
export const NotInCopy: Story = { args: { status: 'not-found' } };
export const Failed: Story = { args: { status: 'failed', fault: new Fault('timeout', 'no answer') } };
export const NoneMissing: Story = { args: { status: 'none', wallets: [], notices: [] } };

/** Every status has its story. */
export const coverage = {
  listed: OneMissing,
  working: Working,
  'not-found': NotInCopy,
  failed: Failed,
  none: NoneMissing,
} satisfies Record<MissingWalletsView['status'], Story>;
