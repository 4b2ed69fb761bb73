import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../../src/components/address/Avatar.tsx';

const meta = {
  title: 'Components/Figure',
  component: Avatar,
  parameters: { layout: 'padded' },
  args: { icon: 'send' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Received: Story = { args: { icon: 'receive', tone: 'received' } };
export const Note: Story = { args: { icon: 'info', tone: 'note' } };
export const Caution: Story = { args: { icon: 'warning', tone: 'caution' } };
export const Problem: Story = { args: { icon: 'problem', tone: 'problem' } };
/** Breathes every two seconds; stands still under reduced motion. */
export const Pending: Story = { args: { icon: 'send', isPending: true } };
