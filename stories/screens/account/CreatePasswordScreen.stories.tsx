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
/** Rejected with its reason; the button waits. */
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
export const Mismatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'velvet harbour');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'velvet harpour');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Passwords don’t match');
  },
};
/** Enter does what the button does. */
export const Strong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kettle orbit velvet harbour');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'kettle orbit velvet harbour{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('kettle orbit velvet harbour');
  },
};
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
