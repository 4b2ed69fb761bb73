import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import { UnlockScreen } from '../../../src/screens/account/Unlock/UnlockScreen.tsx';
import type { UnlockView } from '../../../src/screens/account/Unlock/UnlockScreen.types.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Screens/Unlock',
  excludeStories: ['coverage'],
  component: UnlockScreen,
  args: {
    status: 'idle',
    account: { name: 'Account 1', address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' },
    isRequestWaiting: false,
    biometry: null,
    isAfterChange: false,
    onUnlock: fn(),
    onBiometry: fn(),
    onForgotten: fn(),
    onStartOver: fn(),
  },
} satisfies Meta<typeof UnlockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter submits. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'velvet harbour{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledWith('velvet harbour');
  },
};
/** The saved state has no account name. */
export const Nameless: Story = { args: { account: null } };
export const ArabicName: Story = {
  args: { account: { name: 'محفظة العائلة', address: 'D5jhbuc2HzvWHWLCBPYZhLcFWkLmGzxXfE' } },
};
/** A link's request waits; unlocking does not approve it. */
export const RequestWaits: Story = { args: { isRequestWaiting: true } };
export const Fingerprint: Story = {
  args: { biometry: 'finger' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use fingerprint' }));
    await expect(args.onBiometry).toHaveBeenCalledOnce();
  },
};
export const Face: Story = { args: { biometry: 'face' } };
/** Telegram Desktop does not report the kind of sensor. */
export const OtherSensor: Story = { args: { biometry: 'unknown' } };
/** A new finger was enrolled, or the host lost the token. */
export const BiometryChanged: Story = { args: { status: 'biometry-changed' } };
/** Not recognized twice in a row: Android keeps failing this way after a new finger was enrolled. */
export const BiometryFailing: Story = { args: { status: 'biometry-failing', biometry: 'unknown' } };
/** The wallet locked while the password was being changed. */
export const AfterChange: Story = { args: { isAfterChange: true } };
/** The vault was lost here, and the host has a copy. */
export const Restoring: Story = { args: { status: 'restoring' } };
export const Wrong: Story = { args: { status: 'wrong', freeTriesLeft: 3 } };
export const WrongLastFree: Story = { args: { status: 'wrong', freeTriesLeft: 0 } };
export const Throttled: Story = {
  args: { status: 'throttled', untilMs: STORY_NOW_MS + 30_000, nowMs: STORY_NOW_MS },
};
export const ThrottledForAnHour: Story = {
  args: { status: 'throttled', untilMs: STORY_NOW_MS + 3_600_000, nowMs: STORY_NOW_MS },
};
export const Opening: Story = { args: { status: 'opening', stage: 'stretching' } };
export const WorkerFailed: Story = {
  args: { status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped') },
};
export const StorageBlocked: Story = {
  args: { status: 'failed', fault: new Fault('storage-blocked', 'SecurityError') },
};
export const NoVault: Story = { args: { status: 'no-vault', account: null } };
/** The options after forgetting the password; one leads to deleting the locked data. */
export const Forgotten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(await screen.findByRole('dialog', { name: 'Forgot your password' })).toBeVisible();
  },
};

/** Every status has its story. */
export const coverage = {
  idle: Idle,
  wrong: Wrong,
  throttled: Throttled,
  opening: Opening,
  restoring: Restoring,
  'biometry-changed': BiometryChanged,
  'biometry-failing': BiometryFailing,
  failed: WorkerFailed,
  'no-vault': NoVault,
} satisfies Record<UnlockView['status'], Story>;
