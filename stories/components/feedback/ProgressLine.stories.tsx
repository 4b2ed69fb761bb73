import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from '../../../src/components/feedback/ProgressLine.tsx';

const meta = {
  title: 'Components/WorkBar',
  component: ProgressLine,
  parameters: { layout: 'padded' },
  args: {
    label: 'Looking for your coins',
    done: 3,
    total: 9,
    title: 'Old Android wallet',
    text: '7 addresses looked at',
  },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const Begun: Story = { args: { done: 0, title: 'Standard', text: '0 addresses looked at' } };
