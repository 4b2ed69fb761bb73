import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { labelsPreview, manyNotes } from '../../../mocks/views/labels.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { MAX_LABEL_LINES, MAX_LABELS_LENGTH } from '../../../src/domain/labels/Label.ts';
import { txid } from '../../../src/domain/tx/Txid.ts';
import { LABEL_MESSAGES as MESSAGES } from '../../../src/i18n/messages/settings/labelMessages.ts';
import { LabelsScreen } from '../../../src/screens/settings/Labels/LabelsScreen.tsx';

const IDLE = {
  status: 'idle',
  known: { names: 12, notes: 48, frozen: 0 },
  typed: '',
  problem: null,
  frozen: [],
} as const;

const MADE = {
  status: 'made',
  count: 62,
  fileName: 'kennel-labels-2026-11-21.jsonl',
  delivery: 'none',
  copied: null,
  canShare: true,
  hasShareFailed: false,
} as const;

const meta = {
  title: 'Screens/Settings/Names and notes',
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

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: MESSAGES.open })).toBeDisabled();
    const file = new File(['{}'], 'labels.jsonl', { type: 'application/jsonl' });
    await userEvent.upload(canvas.getByLabelText(MESSAGES.file, { selector: 'input' }), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.make }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
};
/** Nothing to export yet. */
export const NothingNamed: Story = { args: { known: { names: 0, notes: 0, frozen: 0 } } };
export const Typed: Story = {
  args: { typed: '{"type":"tx","ref":"f91d0a8a78462bc59398f2c5d7a84fcff491c26b","label":"Rent"}' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.open }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
/** Each can be freed here, also when no balance shows it. */
export const FrozenCoins: Story = {
  args: {
    known: { names: 3, notes: 0, frozen: 2 },
    frozen: [
      { txid: txid('3a'.repeat(32)), vout: 1 },
      { txid: txid('c4'.repeat(32)), vout: 12 },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: new RegExp(MESSAGES.unfreeze) });
    if (first === undefined) throw new Error('no button');
    await userEvent.click(first);
    await expect(args.onUnfreeze).toHaveBeenCalledWith({ txid: '3a'.repeat(32), vout: 1 });
  },
};
export const Reading: Story = { args: { status: 'reading' } };
/** What may deceive comes first, and isn’t chosen. */
export const Preview: Story = {
  tags: ['main'],
  args: labelsPreview(),
  play: async ({ args, canvas, userEvent }) => {
    const [doubtful] = canvas.getAllByRole('checkbox');
    if (doubtful === undefined) throw new Error('nothing to choose');
    await expect(doubtful).not.toBeChecked();
    await userEvent.click(doubtful);
    await expect(args.onChoose).toHaveBeenCalledWith(`addr ${ADDRESSES.exchange}`, true);
    await userEvent.click(canvas.getByRole('button', { name: 'Add 3 labels' }));
    await expect(args.onMerge).toHaveBeenCalledOnce();
  },
};
export const PreviewNothingNew: Story = {
  args: labelsPreview([{ type: 'addr', ref: ADDRESSES.ours, label: ACCOUNTS.everyday.name }]),
};
/** Only some are drawn until more are asked for. */
export const PreviewVeryMany: Story = {
  args: labelsPreview(manyNotes(1_200)),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.more }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(100);
  },
};
export const Merged: Story = {
  args: { status: 'merged', merged: { names: 2, notes: 14, frozen: 1, leftOut: 0 } },
};
export const MergedInPart: Story = {
  args: { status: 'merged', merged: { names: 500, notes: 0, frozen: 0, leftOut: 31 } },
};
export const MergedNothing: Story = {
  args: { status: 'merged', merged: { names: 0, notes: 0, frozen: 0, leftOut: 0 } },
};
export const Made: Story = {
  args: MADE,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.save }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Saved: Story = { args: { ...MADE, delivery: 'started' } };
export const Shared: Story = { args: { ...MADE, delivery: 'shared' } };
export const ShareFailed: Story = { args: { ...MADE, hasShareFailed: true } };
export const ProblemEmpty: Story = { args: { problem: { kind: 'empty' } } };
export const ProblemTooLarge: Story = { args: { problem: { kind: 'too-large', most: MAX_LABELS_LENGTH } } };
export const ProblemTooManyLines: Story = {
  args: { problem: { kind: 'too-many-lines', most: MAX_LABEL_LINES } },
};
export const ProblemNoLabels: Story = { args: { problem: { kind: 'no-labels' } } };
export const ProblemUnreadable: Story = { args: { problem: { kind: 'unreadable' } } };
