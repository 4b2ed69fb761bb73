import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import type { CreatePasswordView } from '../../../src/screens/account/CreatePassword/CreatePasswordScreen.tsx';
import { CreatePasswordScreen } from '../../../src/screens/account/CreatePassword/CreatePasswordScreen.tsx';

const meta = {
  title: 'Screens/Create a wallet/Choose a password',
  excludeStories: ['coverage'],
  component: CreatePasswordScreen,
  args: { status: 'choosing', onCreate: fn(), onTryAgain: fn() },
} satisfies Meta<typeof CreatePasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
/** Rejected with a reason; the button is disabled. */
export const TooWeak: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'dogecoin1');
    await expect(canvas.getByText(/one of the first/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set password' })).toBeDisabled();
  },
};
export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kettle');
    await expect(canvas.getByText(/2 more to go/)).toBeVisible();
  },
};
/** A hidden password is typed twice, since a mistake can't be reset. */
export const Hidden: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'velvet harbour seven');
    await expect(canvas.getByRole('button', { name: 'Set password' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'velvet harbour seven{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('velvet harbour seven', false);
  },
};
export const Mismatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'velvet harbour');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'velvet harpour');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Passwords don’t match');
  },
};
/** Enter submits. */
export const Strong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kettle orbit velvet harbour{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('kettle orbit velvet harbour', false);
  },
};
/** The device's lock could unlock the wallet too: off unless chosen. */
export const QuickUnlock: Story = {
  tags: ['main'],
  args: { sensor: 'face' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kettle orbit velvet harbour');
    await expect(canvas.getByRole('switch', { name: 'Unlock with face' })).not.toBeChecked();
  },
};
export const QuickUnlockWanted: Story = {
  args: { sensor: 'finger' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kettle orbit velvet harbour');
    await userEvent.click(canvas.getByRole('switch', { name: 'Unlock with fingerprint' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(args.onCreate).toHaveBeenCalledWith('kettle orbit velvet harbour', true);
  },
};
/** In a browser. */
export const QuickUnlockByPasskey: Story = { args: { sensor: 'passkey' } };
export const Stretching: Story = { args: { status: 'sealing', stage: 'stretching' } };
export const Sealing: Story = { args: { status: 'sealing', stage: 'sealing' } };
export const Verifying: Story = { args: { status: 'sealing', stage: 'verifying' } };
export const WorkerFailed: Story = {
  args: { status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped') },
};
export const StorageFull: Story = {
  args: { status: 'failed', fault: new Fault('storage-full', 'QuotaExceeded') },
};

/** Every status has its story. */
export const coverage = {
  choosing: Choosing,
  sealing: Sealing,
  failed: WorkerFailed,
} satisfies Record<CreatePasswordView['status'], Story>;
