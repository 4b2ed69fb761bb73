import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SecretField } from '../../../src/components/fields/SecretField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/SecretField',
  component: SecretField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a secret of one line that no password manager should keep: a passphrase, or what opens an encrypted key.',
      avoid:
        'for the wallet’s password: `PasswordField`. For a pasted key: `PasteField`. For recovery words: `WordFields`.',
      accessibility:
        'hidden until its eye is pressed; the eye has `aria-pressed` and a name that says which field it shows. The field empties itself as it leaves the page.',
    }),
  },
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
export const WithProblem: Story = { args: { problem: 'Wrong passphrase.' } };
