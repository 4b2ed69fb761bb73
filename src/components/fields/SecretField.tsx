// A field for a secret that can be shown while typing. Password managers don't save it unless enabled.

import { useEffect, useState } from 'react';
import { hideLabel, showLabel } from '../../i18n/messages/app/componentMessages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface SecretFieldProps
  extends Pick<TextFieldProps, 'label' | 'text' | 'onText' | 'hint' | 'problem' | 'isDisabled' | 'hasFocus'> {
  /** what a password manager may do. @default 'off' */
  readonly autoComplete?: 'off' | 'new-password' | 'current-password';
  /** visibility controlled by the screen; otherwise by the field itself */
  readonly visibility?: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void };
}

/** Hidden until its eye is pressed. */
export function SecretField({ autoComplete = 'off', visibility, ...field }: SecretFieldProps) {
  const [isShownHere, setShownHere] = useState(false);
  const isShown = visibility?.isShown ?? isShownHere;
  const setShown = visibility?.onChange ?? setShownHere;
  // Browsers suggest earlier input of text fields, but not of fields that started as a password field.
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  return (
    <TextField
      {...field}
      type={isShown && hasBegun ? 'text' : 'password'}
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
