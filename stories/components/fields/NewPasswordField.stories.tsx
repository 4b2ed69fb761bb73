import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NewPasswordField, NO_PASSWORD } from '../../../src/components/fields/NewPasswordField.tsx';
import { passwordStrength } from '../../../src/domain/session/passwordStrength.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/NewPasswordField',
  component: NewPasswordField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'where a password is chosen that nobody can reset: it is shown while it is typed, and typed twice where somebody hides it.',
      avoid: 'for a password that is known already: `PasswordField`.',
      accessibility:
        'two labelled fields at most; the eye is a toggle named “Show” or “Hide” with the label, and a difference between both is an alert.',
    }),
  },
  args: {
    label: 'Password',
    repeatLabel: 'Repeat password',
    password: NO_PASSWORD,
    strength: passwordStrength('', null),
    onPassword: fn(),
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(args: Parameters<typeof NewPasswordField>[0]) {
  const [password, setPassword] = useState(args.password);
  return (
    <NewPasswordField
      {...args}
      password={password}
      strength={passwordStrength(password.text, null)}
      onPassword={setPassword}
    />
  );
}

export const Empty: Story = {};
export const Shown: Story = { args: { password: { ...NO_PASSWORD, text: 'seven green kettles' } } };
/** Hiding the password shows a second field, and showing it keeps what was typed. */
export const Hidden: Story = {
  args: { password: { ...NO_PASSWORD, text: 'seven green kettles' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'seven');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.queryByLabelText('Repeat password')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.getByLabelText('Repeat password')).toHaveValue('');
  },
};
export const Differs: Story = {
  args: { password: { text: 'seven green kettles', repeat: 'seven grey', isShown: false } },
};
export const WithProblem: Story = {
  args: {
    password: { ...NO_PASSWORD, text: 'seven green kettles' },
    problem: 'This is your current password.',
  },
};
