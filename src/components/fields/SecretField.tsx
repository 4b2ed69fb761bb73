// A field for a secret that no password manager should keep: a passphrase, for example. It can be shown while typed.

import { useState } from 'react';
import { hideLabel, showLabel } from '../../i18n/messages/app/componentMessages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type SecretFieldProps = Pick<
  TextFieldProps,
  'label' | 'text' | 'onText' | 'hint' | 'problem' | 'isDisabled' | 'hasFocus'
>;

/** Hidden until its eye is pressed. */
export function SecretField(field: SecretFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
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
