import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '../../../src/components/layout/Steps.tsx';

const meta = {
  title: 'Components/Steps',
  component: Steps,
  parameters: { layout: 'padded' },
  args: { count: 3, current: 1 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { current: 3 } };
