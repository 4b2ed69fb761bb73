import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../../../src/components/fields/TextField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for one line of text with a label, a hint and a problem. `isCode` for addresses and hashes, `hasFocus` where the screen is a single question.',
      avoid:
        'for several lines: `LongTextField`. For secrets: `SecretField` or `PasswordField`. For names: `NameField`. For amounts: `AmountField`.',
      accessibility:
        'the label stays in sight above at least 52 pixels to touch. A problem is an alert, takes the place of the hint as description, sets `aria-invalid` and scrolls into sight.',
    }),
  },
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
