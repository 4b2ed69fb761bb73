import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../../../src/components/art/Wordmark.tsx';

const meta = {
  title: 'Components/Wordmark',
  component: Wordmark,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
