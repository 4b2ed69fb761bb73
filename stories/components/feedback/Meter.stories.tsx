import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from '../../../src/components/feedback/Meter.tsx';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  parameters: { layout: 'padded' },
  args: {
    label: 'Strength of the password',
    filled: 3,
    tone: 'received',
    level: 'Good',
    text: 'Would take years to guess.',
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { filled: 0, level: '', text: 'Three words that have nothing to do with each other.' },
};
export const Low: Story = {
  args: { filled: 1, tone: 'problem', level: 'Too easy to guess', text: 'Add a word or two.' },
};
export const Fair: Story = {
  args: { filled: 2, tone: 'caution', level: 'Fair', text: 'Enough. One more word would make it good.' },
};
export const Good: Story = {};
