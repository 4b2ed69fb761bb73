import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import { ChangePasswordScreen } from '../../../src/screens/settings/ChangePassword/ChangePasswordScreen.tsx';
import type { ChangePasswordView } from '../../../src/screens/settings/ChangePassword/ChangePasswordScreen.types.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Screens/Settings/Change password',
  excludeStories: ['coverage'],
  component: ChangePasswordScreen,
  args: {
    status: 'filling',
    onChange: fn(),
    onTryAgain: fn(),
    onUnlock: fn(),
    onBackupFile: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ChangePasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Enter submits once both are valid; then the current password is gone from the page. */
export const Filling: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'old harbour lamp');
    await userEvent.type(canvas.getByLabelText('New password'), 'velvet harbour seven{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('old harbour lamp', 'velvet harbour seven');
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
};
export const TooWeak: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'old harbour lamp');
    await userEvent.type(canvas.getByLabelText('New password'), '12345678{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** A hidden password is typed twice. */
export const Differs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide new password' }));
    await userEvent.type(canvas.getByLabelText('New password'), 'velvet harbour seven');
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'velvet harbor');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Passwords don’t match');
  },
};
export const SameAsBefore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'velvet harbour seven');
    await userEvent.type(canvas.getByLabelText('New password'), 'velvet harbour seven');
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeDisabled();
  },
};
export const Wrong: Story = { args: { status: 'wrong', freeTriesLeft: 2 } };
export const Throttled: Story = {
  args: { status: 'throttled', untilMs: STORY_NOW_MS + 60_000, nowMs: STORY_NOW_MS },
};
export const Working: Story = { args: { status: 'working', stage: 'sealing' } };
export const Verifying: Story = { args: { status: 'working', stage: 'verifying' } };
export const Done: Story = { args: { status: 'done' } };
/** The old password still works. */
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('storage-full', 'QuotaExceeded') },
};
/** One of the two passwords works. */
export const Interrupted: Story = { args: { status: 'interrupted' } };

/** Every status has its story. */
export const coverage = {
  filling: Filling,
  wrong: Wrong,
  throttled: Throttled,
  working: Working,
  done: Done,
  failed: Failed,
  interrupted: Interrupted,
} satisfies Record<ChangePasswordView['status'], Story>;
