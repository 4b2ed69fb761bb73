// The recipient field: accepts an address or a dogecoin: link, and shows a valid one in chunks.

import { useId, useState } from 'react';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { FieldProblem } from '../fields/FieldProblem.tsx';
import styles from './AddressField.module.css';
import { AddressText } from './AddressText.tsx';

export interface AddressFieldProps {
  /** for example "To" */
  readonly label: string;
  /** as typed, without spaces */
  readonly text: string;
  /** the address in the text; null if there is none */
  readonly address: DogeAddress | null;
  /** why the text is invalid */
  readonly problem: string | null;
  /** what a recognized link contains besides the address */
  readonly hint: string | null;
  /** not editable, clearable or pasteable */
  readonly isDisabled?: boolean;
  readonly onText: (text: string) => void;
  /** receives text pasted by hand, including spaces and line breaks, after `onText` */
  readonly onPasted?: ((text: string) => void) | undefined;
  /** null if the clipboard can't be read */
  readonly onPaste: (() => void) | null;
}

/** Plain text while editing; otherwise a valid address is shown in chunks, never shortened. */
export function AddressField(props: AddressFieldProps) {
  const { label, text, address, problem, hint, isDisabled, onText, onPasted, onPaste } = props;
  const [isTyping, setTyping] = useState(false);
  const id = useId();
  const isShown = address !== null && !isTyping;
  return (
    <div className={styles.field}>
      <div className={styles.box} data-problem={problem !== null || undefined}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.entry}>
          <textarea
            id={id}
            className={styles.input}
            data-covered={isShown || undefined}
            value={text}
            rows={2}
            placeholder={MESSAGES.recipientPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={isDisabled}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              const { value } = event.target;
              onText(value.replace(/\s/g, ''));
              if (isPaste(event.nativeEvent)) onPasted?.(value);
            }}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
          />
          {isShown && (
            <span className={styles.cover} aria-hidden="true">
              <AddressText address={address} />
            </span>
          )}
        </div>
        {!isDisabled && <Side text={text} onText={onText} onPaste={onPaste} />}
      </div>
      <div id={`${id}-hint`}>
        {problem !== null ? <FieldProblem text={problem} /> : hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}

const isPaste = (event: Event): boolean => 'inputType' in event && event.inputType === 'insertFromPaste';

/** Paste while empty, otherwise clear. */
function Side({ text, onText, onPaste }: Pick<AddressFieldProps, 'text' | 'onText' | 'onPaste'>) {
  if (text !== '')
    return <IconButton icon="close" label={MESSAGES.clearRecipient} onPress={() => onText('')} />;
  return onPaste && <IconButton icon="paste" label={MESSAGES.paste} onPress={onPaste} />;
}
