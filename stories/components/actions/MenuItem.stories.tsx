import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MenuItem } from '../../../src/components/actions/MenuItem.tsx';

const meta = {
  title: 'Components/MenuItem',
  component: MenuItem,
  parameters: { layout: 'padded' },
  args: { icon: 'pencil', label: 'Rename', onPress: fn() },
} satisfies Meta<typeof MenuItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithNote: Story = {
  args: { icon: 'check', label: 'Check my backup', note: 'Never checked' },
};
export const Danger: Story = { args: { icon: 'trash', label: 'Remove this wallet', tone: 'danger' } };
export const Disabled: Story = { args: { isDisabled: true } };
