import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import { NO_FILES_MESSAGES } from '../../../src/i18n/messages/app/noFilesMessages.ts';
import { EXPORT_HISTORY_MESSAGES as MESSAGES } from '../../../src/i18n/messages/settings/exportHistoryMessages.ts';
import { ExportHistoryScreen } from '../../../src/screens/settings/ExportHistory/ExportHistoryScreen.tsx';

const MADE = {
  status: 'made',
  fileName: 'kennel-history-2026-11-21.csv',
  rows: 1_284,
  leftOut: 0,
  unpriced: 0,
  delivery: 'none',
  copied: null,
  canShare: true,
  hasShareFailed: false,
} as const;

const meta = {
  title: 'Screens/Settings/Export history',
  component: ExportHistoryScreen,
  args: {
    status: 'idle',
    accountName: 'Savings',
    accountCount: 3,
    scope: 'account',
    currency: 'usd',
    onScope: fn(),
    onMake: fn(),
    onCancel: fn(),
    onSave: fn(),
    onShare: fn(),
    onCopy: fn(),
    onAgain: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ExportHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: MESSAGES.allAccounts }));
    await expect(args.onScope).toHaveBeenCalledWith('all');
  },
};
export const OneAccount: Story = { args: { accountCount: 1, accountName: 'محفظة التوفير', currency: 'jpy' } };
export const Working: Story = {
  args: { status: 'working', done: 340, total: 1_284 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.cancel }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const WorkingAtFirst: Story = { args: { status: 'working', done: 0, total: 0 } };
export const Made: Story = { args: MADE };
export const MadeInParts: Story = { args: { ...MADE, rows: 5_000, leftOut: 2_312, unpriced: 40 } };
/** The server's count includes unreadable rows. */
export const MadeIncomplete: Story = { args: { ...MADE, gap: { missing: 3, isOff: false } } };
export const Saved: Story = { args: { ...MADE, delivery: 'started' } };
export const Shared: Story = { args: { ...MADE, delivery: 'shared' } };
export const ShareFailed: Story = { args: { ...MADE, unpriced: MADE.rows, hasShareFailed: true } };
/** In a frame of Telegram's web clients. */
export const NoFiles: Story = {
  args: { ...MADE, canShare: false },
  render: (args) => <ExportHistoryScreen {...args} onSave={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(NO_FILES_MESSAGES.copy)).toBeVisible();
  },
};
export const Empty: Story = { args: { status: 'empty' } };
export const Failed: Story = { args: { status: 'failed', fault: new Fault('offline', 'no server') } };
