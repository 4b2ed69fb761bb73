import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '../../../src/components/fields/PasswordField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a password. `purpose` tells a password manager whether to offer a new one or to fill in the kept one.',
      avoid: 'for a secret that no manager should keep, such as a passphrase: `SecretField`.',
      accessibility:
        'a labelled field, hidden until its eye is pressed. The eye is a toggle of 44 pixels named “Show” or “Hide” with the label.',
    }),
  },
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
export const WithProblem: Story = { args: { purpose: 'current', problem: 'Wrong password.' } };
