import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyReadingProgress } from '../../../src/components/feedback/KeyReadingProgress.tsx';

const meta = {
  title: 'Components/KeyReadingWork',
  component: KeyReadingProgress,
} satisfies Meta<typeof KeyReadingProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {};
