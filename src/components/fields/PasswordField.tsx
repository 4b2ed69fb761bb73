// A field for a password, which can be shown while it is typed.

import { useState } from 'react';
import { hideLabel, showLabel } from '../../i18n/messages/app/componentMessages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps
  extends Pick<TextFieldProps, 'label' | 'text' | 'onText' | 'hint' | 'problem' | 'isDisabled' | 'hasFocus'> {
  /** a password manager offers to make one, or to fill in the kept one */
  readonly purpose: 'new' | 'current';
}

/** A password; hidden until its eye is pressed. */
export function PasswordField({ purpose, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      trailing={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? hideLabel(field.label) : showLabel(field.label)}
          isPressed={isShown}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
