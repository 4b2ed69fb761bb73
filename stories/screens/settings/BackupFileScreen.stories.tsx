import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import { NO_FILES_MESSAGES } from '../../../src/i18n/messages/app/noFilesMessages.ts';
import { BACKUP_MESSAGES as MESSAGES } from '../../../src/i18n/messages/settings/securityMessages.ts';
import {
  BackupFileScreen,
  type BackupFileView,
} from '../../../src/screens/settings/BackupFile/BackupFileScreen.tsx';

const meta = {
  title: 'Screens/Backup/Backup file',
  excludeStories: ['coverage'],
  component: BackupFileScreen,
  args: {
    status: 'idle',
    walletNames: ['Everyday', 'محفظة العائلة', 'Paper from 2014'],
    hasShared: false,
    onMake: fn(),
    onSave: fn(),
    onShare: fn(),
    onCopy: fn(),
    onCheckFile: fn(),
    onTryAgain: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof BackupFileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const MADE = {
  status: 'made',
  fileName: 'kennel-backup-2026-11-21.json',
  bytes: 2412,
  delivery: 'none',
  check: 'none',
  copied: null,
  canShare: true,
  hasShareFailed: false,
} as const;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'much secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Create backup file' }));
    await expect(args.onMake).toHaveBeenCalledWith('much secret');
  },
};
/** A shared wallet needs more than this file, which is said before and after creating it. */
export const SharedWallet: Story = {
  args: { hasShared: true, walletNames: ['Everyday', 'Family'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(MESSAGES.sharedWalletTitle)).toBeVisible();
  },
};
export const WrongPassword: Story = { args: { status: 'wrong', freeTriesLeft: 3 } };
export const TooManyTries: Story = {
  args: { status: 'throttled', untilMs: 1_767_225_660_000, nowMs: 1_767_225_600_000 },
};
export const Making: Story = { args: { status: 'making' } };
export const Made: Story = {
  args: MADE,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save file' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** The app can't know whether it was saved: nothing claims so, the other ways stay, and the file can be opened to check it. */
export const Saved: Story = {
  args: { ...MADE, delivery: 'started' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Download started' })).toBeVisible();
    const file = new File(['{}'], 'kennel-backup.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('Open the saved file', { selector: 'input' }), file);
    await expect(args.onCheckFile).toHaveBeenCalledWith(file);
  },
};
export const MadeWithSharedWallet: Story = {
  args: { ...MADE, hasShared: true, walletNames: ['Everyday', 'Family'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(MESSAGES.sharedWalletText)).toBeVisible();
  },
};
export const Shared: Story = { args: { ...MADE, delivery: 'shared' } };
/** The file was opened again, and is identical. */
export const Confirmed: Story = { args: { ...MADE, delivery: 'started', check: 'same' } };
export const OtherFile: Story = { args: { ...MADE, delivery: 'started', check: 'different' } };
export const UnreadableFile: Story = { args: { ...MADE, delivery: 'started', check: 'unreadable' } };
export const CannotShare: Story = { args: { ...MADE, canShare: false, delivery: 'started' } };
export const Copied: Story = { args: { ...MADE, copied: 'copied' } };
/** In a frame of Telegram's web clients: no download is claimed, and there is no file to open. */
export const NoFiles: Story = {
  args: { ...MADE, canShare: false, copied: 'copied' },
  render: (args) => <BackupFileScreen {...args} onSave={undefined} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(NO_FILES_MESSAGES.copy)).toBeVisible();
    await expect(canvas.queryByLabelText('Open the saved file')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.done }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const ShareFailed: Story = { args: { ...MADE, hasShareFailed: true } };
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('corrupt', 'a record does not open') },
};

/** Every status has its story. */
export const coverage = {
  idle: Idle,
  wrong: WrongPassword,
  throttled: TooManyTries,
  making: Making,
  made: Made,
  failed: Failed,
} satisfies Record<BackupFileView['status'], Story>;
