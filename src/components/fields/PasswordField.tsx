// A field for a password, which can be shown while it is typed.

import { SecretField, type SecretFieldProps } from './SecretField.tsx';

export interface PasswordFieldProps extends Omit<SecretFieldProps, 'autoComplete'> {
  /** a password manager offers to make one, or to fill in the kept one */
  readonly purpose: 'new' | 'current';
}

/** A password; hidden until its eye is pressed, unless the screen decides. */
export const PasswordField = ({ purpose, ...field }: PasswordFieldProps) => (
  <SecretField {...field} autoComplete={purpose === 'new' ? 'new-password' : 'current-password'} />
);
