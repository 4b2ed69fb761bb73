import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from '../../../src/components/layout/Chip.tsx';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  parameters: { layout: 'padded' },
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
