import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from '../../../src/components/layout/Chip.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/Chip',
  component: Chip,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a status in a word or two, or with `onPress` for a choice that is on or off, such as “Max”.',
      avoid:
        'for one of several values: `SegmentedChips`. For an act: a small `Button`. For a sentence: `Notice`.',
      accessibility:
        'as a choice a toggle with `aria-pressed`, 44 pixels to touch around 36 to see. As a status plain text: its words say what `tone` colours.',
    }),
  },
  args: { label: 'Pending' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Received: Story = { args: { label: '6 confirmations', icon: 'check', tone: 'received' } };
export const Note: Story = { args: { label: 'Testnet', icon: 'info', tone: 'note' } };
export const Caution: Story = { args: { label: 'Prices 2 h old', icon: 'warning', tone: 'caution' } };
export const Problem: Story = { args: { label: 'Offline', icon: 'offline', tone: 'problem' } };
export const Choice: Story = { args: { label: '12 words', onPress: fn() } };
export const ChosenChoice: Story = { args: { label: '12 words', onPress: fn(), isOn: true } };
