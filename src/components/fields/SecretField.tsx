// A field for a secret, which can be shown while it is typed. No password manager keeps it unless that is wanted.

import { useState } from 'react';
import { hideLabel, showLabel } from '../../i18n/messages/app/componentMessages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface SecretFieldProps
  extends Pick<TextFieldProps, 'label' | 'text' | 'onText' | 'hint' | 'problem' | 'isDisabled' | 'hasFocus'> {
  /** what a password manager may do with it. @default 'off' */
  readonly autoComplete?: 'off' | 'new-password' | 'current-password';
}

/** Hidden until its eye is pressed. */
export function SecretField({ autoComplete = 'off', ...field }: SecretFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
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
