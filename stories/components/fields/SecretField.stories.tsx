import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SecretField } from '../../../src/components/fields/SecretField.tsx';

const meta = {
  title: 'Components/SecretField',
  component: SecretField,
  parameters: { layout: 'padded' },
  args: { label: 'Passphrase', text: 'Much secret', onText: fn(), hint: 'Capitals and spaces count.' },
} satisfies Meta<typeof SecretField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => expect(canvas.getByLabelText('Passphrase')).toHaveAttribute('type', 'password'),
};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show passphrase' }));
    await expect(canvas.getByLabelText('Passphrase')).toHaveAttribute('type', 'text');
  },
};
export const WithProblem: Story = { args: { problem: 'This passphrase does not open the key.' } };
