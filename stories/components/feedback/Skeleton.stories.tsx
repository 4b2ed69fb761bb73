import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../../src/components/feedback/Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '60%' } };
export const Block: Story = { args: { shape: 'block', height: '52px' } };
export const Round: Story = { args: { shape: 'round', width: '40px', height: '40px' } };
