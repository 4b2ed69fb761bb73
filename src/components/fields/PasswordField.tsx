// A password field that can be shown while typing.

import { SecretField, type SecretFieldProps } from './SecretField.tsx';

export interface PasswordFieldProps extends Omit<SecretFieldProps, 'autoComplete'> {
  /** a password manager offers to generate one, or to fill in the saved one */
  readonly purpose: 'new' | 'current';
}

/** Hidden until its eye is pressed, unless the screen controls it. */
export const PasswordField = ({ purpose, ...field }: PasswordFieldProps) => (
  <SecretField {...field} autoComplete={purpose === 'new' ? 'new-password' : 'current-password'} />
);
