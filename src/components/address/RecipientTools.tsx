// Ways to enter a recipient without typing: the scanner, a picture of a code, contacts.
import type { ReactNode } from 'react';
import { RECIPIENT_MESSAGES as MESSAGES } from '../../i18n/messages/send/recipientMessages.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './RecipientTools.module.css';

export interface RecipientToolsProps {
  /** null if the host has no scanner */
  readonly onScan: (() => void) | null;
  readonly onPicture: (file: File) => void;
  /** absent if picking isn't offered */
  readonly onContacts?: () => void;
}

/** Equal parts of one line, each at least 60 pixels high. */
export function RecipientTools({ onScan, onPicture, onContacts }: RecipientToolsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced with every field of the form
    <div className={styles.tools} role="group" aria-label={MESSAGES.tools}>
      {onScan && <Tool icon="scan" label={MESSAGES.scan} onPress={onScan} />}
      <label className={styles.tool}>
        <Face icon="image">{MESSAGES.picture}</Face>
        <input
          className="heard"
          type="file"
          accept="image/*"
          aria-label={MESSAGES.pictureLabel}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // allows choosing the same file again
            event.target.value = '';
            if (file) onPicture(file);
          }}
        />
      </label>
      {onContacts && <Tool icon="contact" label={MESSAGES.contacts} onPress={onContacts} />}
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button type="button" className={styles.tool} onClick={onPress}>
      <Face icon={icon}>{label}</Face>
    </button>
  );
}

function Face({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span className={styles.label}>{children}</span>
    </>
  );
}
