import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import {
  UnreadableStateScreen,
  type UnreadableStateView,
} from '../../../src/screens/start/UnreadableState/UnreadableStateScreen.tsx';

const meta = {
  title: 'Screens/Start/Unreadable data',
  excludeStories: ['coverage'],
  component: UnreadableStateScreen,
  args: {
    status: 'unreadable',
    fault: new Fault('corrupt', 'Failed to parse state as JSON'),
    onRetry: fn(),
    onExport: fn(),
    onRestore: fn(),
    onLeave: fn(),
    onLeaveSure: fn(),
    onStay: fn(),
  },
} satisfies Meta<typeof UnreadableStateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Damaged, or not decryptable. */
export const Unreadable: Story = {};
/** Restoring took longer than 5000 ms (Spec §9). */
export const TooSlow: Story = { args: { fault: new Fault('timeout', 'not read within 5000 ms') } };
export const StorageBlocked: Story = { args: { fault: new Fault('storage-blocked', 'SecurityError') } };
export const Retrying: Story = { args: { status: 'retrying' } };
export const Exported: Story = { args: { status: 'exported' } };
/** In a frame of Telegram's web clients no file can be saved, so it is copied. */
export const CopiedOnly: Story = { args: { isCopiedOnly: true } };
export const Copied: Story = { args: { isCopiedOnly: true, status: 'copied' } };
export const NotCopied: Story = { args: { isCopiedOnly: true, status: 'not-copied' } };
/** A chosen file is being read, or the damaged data set aside. */
export const Working: Story = { args: { status: 'working' } };
export const NotACopy: Story = { args: { status: 'not-a-copy' } };
export const NotWritten: Story = { args: { status: 'not-written' } };
/** The consequences are shown first. */
export const Leaving: Story = { args: { status: 'leaving' } };

/** Every status has its story. */
export const coverage = {
  unreadable: Unreadable,
  retrying: Retrying,
  exported: Exported,
  copied: Copied,
  'not-copied': NotCopied,
  working: Working,
  'not-a-copy': NotACopy,
  'not-written': NotWritten,
  leaving: Leaving,
} satisfies Record<UnreadableStateView['status'], Story>;
