import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '../../../src/components/fields/PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: { label: 'Password', text: 'seven green kettles', purpose: 'new', onText: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const WithProblem: Story = { args: { purpose: 'current', problem: 'That is not the password.' } };
