import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { koinu } from '../../../src/domain/amount/Koinu.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { DELETE_MESSAGES as MESSAGES } from '../../../src/i18n/messages/settings/securityMessages.ts';
import { DeleteEverythingScreen } from '../../../src/screens/settings/DeleteEverything/DeleteEverythingScreen.tsx';
import type {
  DeleteEverythingEvents,
  DeleteEverythingView,
  LeavingWallet,
} from '../../../src/screens/settings/DeleteEverything/DeleteEverythingScreen.types.ts';

const balance = (amount: bigint) =>
  ({ kind: 'known', amount: koinu(amount), isOld: false, isPartial: false }) as const;

const WALLETS: readonly LeavingWallet[] = [
  {
    key: 'a',
    name: 'Everyday',
    address: ADDRESSES.ours,
    balance: balance(4_198_000_000n),
    backup: 'checked',
  },
  {
    key: 'b',
    name: 'محفظة العائلة',
    address: ADDRESSES.savings,
    balance: balance(113_271_543_996_000_000n),
    backup: 'unchecked',
  },
  {
    key: 'c',
    name: 'Cold storage',
    address: ADDRESSES.vault,
    balance: { kind: 'unknown' },
    backup: 'watched',
  },
  {
    key: 'd',
    name: 'Family safe',
    address: ADDRESSES.shop,
    balance: balance(250_000_000_000n),
    backup: 'shared',
  },
];
const SHARED: LeavingWallet = {
  key: 'd',
  name: 'Family',
  address: ADDRESSES.vault,
  balance: balance(250_000_000_000n),
  backup: 'shared',
};

const meta = {
  title: 'Screens/Settings/Delete everything',
  excludeStories: ['coverage'],
  component: DeleteEverythingScreen,
  args: {
    status: 'asking',
    wallets: WALLETS,
    isForgotten: false,
    otherNetworks: [],
    onDelete: fn(),
    onKeep: fn(),
    onBackupFile: fn() as DeleteEverythingEvents['onBackupFile'],
    onBegin: fn(),
    onFromFile: fn(),
  },
} satisfies Meta<typeof DeleteEverythingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const goOn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'I have what I need, continue' }));
};

export const Asking: Story = {};
export const OtherNetworksStay: Story = { args: { otherNetworks: ['testnet', 'regtest'] } };
export const AllBackedUp: Story = { args: { wallets: WALLETS.slice(0, 1) } };
/** A shared wallet can only be restored from its descriptor, which is nowhere else yet. */
export const SharedWallet: Story = {
  args: { wallets: [...WALLETS.slice(0, 1), SHARED] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(MESSAGES.shared)).toBeVisible();
    await expect(canvas.getByText(MESSAGES.dangerTitle)).toBeVisible();
  },
};
export const SharedWalletKept: Story = {
  args: { wallets: [...WALLETS.slice(0, 1), { ...SHARED, backup: 'shared-kept' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(MESSAGES.sharedKept)).toBeVisible();
    await expect(canvas.queryByText(MESSAGES.dangerTitle)).toBeNull();
  },
};
/** Opened from the lock screen: a backup is no longer possible. */
export const Forgotten: Story = { args: { isForgotten: true, onBackupFile: null } };
/** The saved state is lost, too. */
export const NoNames: Story = { args: { isForgotten: true, wallets: [], onBackupFile: null } };
/** Disabled until the word is typed, and Enter is not enough. */
export const Typing: Story = {
  play: async (context) => {
    await goOn(context);
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('button', { name: 'Delete everything' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Type DELETE'), 'delete{Enter}');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Delete everything' })).toBeEnabled();
  },
};
export const Deletes: Story = {
  play: async (context) => {
    await goOn(context);
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Type DELETE'), 'DELETE');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete everything' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Working: Story = { args: { status: 'working' } };
/** Half of it is deleted: a press continues. */
export const HalfDone: Story = {
  args: { status: 'failed', fault: new Fault('storage-blocked', 'the database does not close') },
};
export const Done: Story = { args: { status: 'done' } };
export const DoneToRestore: Story = { args: { status: 'done', isForgotten: true } };

/** Every status has its story. */
export const coverage = {
  asking: Asking,
  working: Working,
  failed: HalfDone,
  done: Done,
} satisfies Record<DeleteEverythingView['status'], Story>;
