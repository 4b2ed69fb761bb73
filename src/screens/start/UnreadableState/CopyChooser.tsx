// The button that restores a saved copy: opens the device's file picker.
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { UNREADABLE_MESSAGES as MESSAGES } from '../../../i18n/messages/app/unreadableMessages.ts';

interface CopyChooserProps {
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** No type filter: phones gray out unknown types. */
export function CopyChooser({ isDisabled, isBusy, onFile }: CopyChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // allows choosing the same file again
    event.target.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <Button
        isWide
        isDisabled={isDisabled}
        isBusy={isBusy}
        icon="history"
        onPress={() => input.current?.click()}
      >
        {MESSAGES.restore}
      </Button>
      <input ref={input} hidden type="file" aria-label={MESSAGES.restore} onChange={change} />
    </>
  );
}
