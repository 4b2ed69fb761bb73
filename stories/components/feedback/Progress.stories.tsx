import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from '../../../src/components/feedback/Progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: {
    label: 'Making your vault',
    stages: ['Getting ready', 'Hardening your password', 'Closing the box', 'Opening it once to be sure'],
    current: 1,
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };
export const UnderWay: Story = {};
export const Last: Story = { args: { current: 3 } };
export const Done: Story = { args: { current: 4 } };
