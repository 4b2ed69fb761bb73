import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconButton } from '../../../src/components/actions/IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { icon: 'copy', label: 'Copy address', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Switch: Story = { args: { icon: 'eye-off', label: 'Hide balance', isPressed: true } };
