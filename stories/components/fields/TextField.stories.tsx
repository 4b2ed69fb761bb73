import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../../../src/components/fields/TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Account name', text: '', onText: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Savings' } };
export const Filled: Story = { args: { text: 'Savings' } };
export const WithHint: Story = { args: { text: 'Savings', hint: 'Only you see this name.' } };
export const WithProblem: Story = {
  args: { text: 'x'.repeat(25), problem: 'A name has at most 24 letters.' },
};
export const Code: Story = { args: { label: 'Word 7', text: 'ostrich', isCode: true, leading: '7' } };
export const Disabled: Story = { args: { text: 'Savings', isDisabled: true } };
export const ArabicText: Story = { args: { text: 'محفظة العائلة' } };
