// Names, notes and frozen coins as a file, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { CHANGES, coinChange, MANY_CHANGES, SAME_CHANGES } from '../../../mocks/views/labelViews.ts';
import { NO_FILES_MESSAGES } from '../../../src/i18n/messages/app/noFilesMessages.ts';
import {
  describeFreezing,
  LABEL_MESSAGES as MESSAGES,
  nameMerge,
} from '../../../src/i18n/messages/settings/labelMessages.ts';
import { LabelsScreen } from '../../../src/screens/settings/Labels/LabelsScreen.tsx';

const IDLE = {
  status: 'idle',
  known: { names: 12, notes: 41, frozen: 1 },
  typed: '',
  problem: null,
  frozen: [{ txid: storyTxid(3), vout: 0 }],
} as const;
const PREVIEW = {
  status: 'preview',
  changes: CHANGES,
  foreign: 0,
  read: { bad: [], badCount: 0, unused: 0 },
} as const;
const MADE = {
  status: 'made',
  count: 54,
  fileName: 'kennel-labels-2026-11-21.jsonl',
  delivery: 'none',
  copied: null,
  canShare: true,
  hasShareFailed: false,
} as const;

const meta = {
  title: 'Screens/Settings/Labels',
  component: LabelsScreen,
  args: {
    ...IDLE,
    onMake: fn(),
    onType: fn(),
    onOpen: fn(),
    onFile: fn(),
    onUnfreeze: fn(),
    onChoose: fn(),
    onChooseAll: fn(),
    onMerge: fn(),
    onCancel: fn(),
    onSave: fn(),
    onShare: fn(),
    onCopy: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof LabelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A backup file was opened instead of labels. */
export const BelongsElsewhere: Story = {
  args: { ...IDLE, other: { kind: 'other-text', given: { kind: 'backup' }, onWay: fn() } },
};
/** Coins are only unfrozen by a press. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.make }));
    await expect(args.onMake).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: MESSAGES.open })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${MESSAGES.unfreeze}`) }));
    await expect(args.onUnfreeze).toHaveBeenCalledWith({ txid: storyTxid(3), vout: 0 });
  },
};
/** No names yet: there is nothing to export. */
export const IdleNothing: Story = {
  args: { ...IDLE, known: { names: 0, notes: 0, frozen: 0 }, frozen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: MESSAGES.make })).toBeDisabled();
  },
};
export const IdleTyped: Story = {
  args: { ...IDLE, typed: `{"type": "tx", "ref": "${storyTxid(4)}", "label": "Rent"}` },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.open }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const IdleNoLabels: Story = { args: { ...IDLE, typed: 'such text', problem: { kind: 'no-labels' } } };
export const IdleEmptyFile: Story = { args: { ...IDLE, problem: { kind: 'empty' } } };
export const IdleTooLarge: Story = { args: { ...IDLE, problem: { kind: 'too-large', most: 1_000_000 } } };
export const IdleTooManyLines: Story = {
  args: { ...IDLE, problem: { kind: 'too-many-lines', most: 10_000 } },
};
export const IdleUnreadable: Story = { args: { ...IDLE, problem: { kind: 'unreadable' } } };
export const Reading: Story = { args: { status: 'reading' } };
/** Suspicious and conflicting changes are left out unless chosen. */
export const Preview: Story = {
  tags: ['main'],
  args: PREVIEW,
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox');
    const taken = boxes.filter((box) => (box as HTMLInputElement).checked);
    await expect(boxes).toHaveLength(CHANGES.length);
    await expect(taken).toHaveLength(4);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Samantha/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.stringContaining('Samantha'), true);
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.takeAll }));
    await expect(args.onChooseAll).toHaveBeenCalledWith('differing', true);
    await userEvent.click(canvas.getByRole('button', { name: nameMerge(4) }));
    await expect(args.onMerge).toHaveBeenCalled();
  },
};
/** A file that would freeze all coins: none is frozen unless chosen. */
export const PreviewCoinsOnly: Story = {
  args: { ...PREVIEW, changes: Array.from({ length: 12 }, (_, index) => coinChange(20 + index)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(describeFreezing(12))).toBeVisible();
    await expect(canvas.getByRole('button', { name: nameMerge(0) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.freezeAll }));
    await expect(args.onChooseAll).toHaveBeenCalledWith('coins', true);
  },
};
/** Rejected lines are listed. */
export const PreviewWithBadLines: Story = {
  args: {
    ...PREVIEW,
    changes: [...CHANGES.slice(6), ...SAME_CHANGES],
    foreign: 2,
    read: {
      bad: [
        { line: 3, problem: 'not-a-record' },
        { line: 7, problem: 'bad-reference' },
        { line: 8, problem: 'other-network' },
        { line: 9, problem: 'bad-value' },
        { line: 1_204, problem: 'too-long' },
      ],
      badCount: 5,
      unused: 14,
    },
  },
};
export const PreviewNoneTaken: Story = {
  args: { ...PREVIEW, changes: CHANGES.map((change) => ({ ...change, isTaken: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: nameMerge(0) })).toBeDisabled();
  },
};
export const PreviewMany: Story = {
  args: { ...PREVIEW, changes: MANY_CHANGES },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.more }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(100);
  },
};
export const PreviewNothingNew: Story = {
  args: { ...PREVIEW, changes: SAME_CHANGES },
  play: async ({ canvas }) => void (await canvas.findByText(MESSAGES.nothingNew)),
};
export const Merged: Story = {
  args: { status: 'merged', merged: { names: 3, notes: 12, frozen: 1, leftOut: 0 } },
};
export const MergedInPart: Story = {
  args: { status: 'merged', merged: { names: 200, notes: 0, frozen: 0, leftOut: 31 } },
};
export const MergedNothing: Story = {
  args: { status: 'merged', merged: { names: 0, notes: 0, frozen: 0, leftOut: 4 } },
};
export const Made: Story = {
  args: MADE,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.save }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};
/** In a frame of Telegram's web clients. */
export const NoFiles: Story = {
  args: { ...MADE, canShare: false },
  render: (args) => <LabelsScreen {...args} onSave={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: MESSAGES.save })).toBeNull();
    await expect(canvas.getByText(NO_FILES_MESSAGES.copy)).toBeVisible();
  },
};
export const Saved: Story = { args: { ...MADE, delivery: 'started' } };
export const Shared: Story = { args: { ...MADE, delivery: 'shared' } };
export const ShareFailed: Story = { args: { ...MADE, hasShareFailed: true } };
