import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyReadingWork } from '../../src/components/KeyReadingWork.tsx';

const meta = {
  title: 'Components/KeyReadingWork',
  component: KeyReadingWork,
} satisfies Meta<typeof KeyReadingWork>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {};
