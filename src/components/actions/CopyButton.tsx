// A button that copies: its icon turns into a check or a cross for a moment, and says so aloud.
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './CopyButton.module.css';

/** Whether a text reached the clipboard. */
export type CopyOutcome = 'copied' | 'failed';

/** What was copied last, and whether it got there. */
export interface CopiedText<What> {
  readonly what: What;
  readonly outcome: CopyOutcome;
}

export interface CopyButtonProps {
  /** what it copies, for example "Copy address" */
  readonly label: string;
  /** what became of the last press; null at rest */
  readonly outcome: CopyOutcome | null;
  readonly onCopy: () => void;
  /** `icon` shows no words. @default 'words' */
  readonly variant?: 'words' | 'icon';
  /** at rest. @default 'copy' */
  readonly icon?: IconName;
}

const ICONS = { copied: 'check', failed: 'close' } as const;
const outcomeMessages = () => ({ copied: MESSAGES.copied, failed: MESSAGES.notCopied }) as const;

/** A failed copy says so; the text beside it stays selectable. */
export function CopyButton({ label, outcome, onCopy, variant = 'words', icon = 'copy' }: CopyButtonProps) {
  const message = outcome ? outcomeMessages()[outcome] : label;
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-variant={variant}
        data-outcome={outcome ?? undefined}
        aria-label={variant === 'icon' ? label : undefined}
        onClick={onCopy}
      >
        <span key={outcome ?? 'rest'} className={styles.icon}>
          <Icon name={outcome ? ICONS[outcome] : icon} size={20} />
        </span>
        {variant === 'words' && <span>{message}</span>}
      </button>
      {/* beside the button, whose name would say it a second time */}
      <span className="heard" aria-live="polite">
        {outcome ? outcomeMessages()[outcome] : ''}
      </span>
    </>
  );
}
