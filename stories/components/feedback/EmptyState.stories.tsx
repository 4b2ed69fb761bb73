import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Illustration } from '../../../src/components/art/Illustration.tsx';
import { EmptyState } from '../../../src/components/feedback/EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'Nothing here yet', text: 'What you receive and send will be listed here.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const WithNextStep: Story = {
  args: { illustration: <Illustration name="empty" />, action: { label: 'Receive DOGE', onPress: fn() } },
};
