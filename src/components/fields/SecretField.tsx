// A field for a secret, which can be shown while it is typed. No password manager keeps it unless that is wanted.

import { useEffect, useState } from 'react';
import { hideLabel, showLabel } from '../../i18n/messages/app/componentMessages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface SecretFieldProps
  extends Pick<TextFieldProps, 'label' | 'text' | 'onText' | 'hint' | 'problem' | 'isDisabled' | 'hasFocus'> {
  /** what a password manager may do with it. @default 'off' */
  readonly autoComplete?: 'off' | 'new-password' | 'current-password';
  /** whether it can be read, where the screen wants to know; the field itself keeps it otherwise */
  readonly visibility?: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void };
}

/** Hidden until its eye is pressed. */
export function SecretField({ autoComplete = 'off', visibility, ...field }: SecretFieldProps) {
  const [isShownHere, setShownHere] = useState(false);
  const isShown = visibility?.isShown ?? isShownHere;
  const setShown = visibility?.onChange ?? setShownHere;
  // Browsers offer what was typed into a text field elsewhere, but never what was typed into one that began as a password's.
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
