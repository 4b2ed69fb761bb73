// A button that copies: its icon briefly becomes a check or a cross, and the result is announced.
import { COMPONENT_MESSAGES as MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import styles from './CopyButton.module.css';

export type CopyOutcome = 'copied' | 'failed';

export interface CopiedText<What> {
  readonly what: What;
  readonly outcome: CopyOutcome;
}

export interface CopyButtonProps {
  /** what it copies, for example "Copy address" */
  readonly label: string;
  /** result of the last press; null at rest */
  readonly outcome: CopyOutcome | null;
  readonly onCopy: () => void;
  /** `icon` shows no text. @default 'words' */
  readonly variant?: 'words' | 'icon';
  /** at rest. @default 'copy' */
  readonly icon?: IconName;
}

const ICONS = { copied: 'check', failed: 'close' } as const;
const outcomeMessages = () => ({ copied: MESSAGES.copied, failed: MESSAGES.notCopied }) as const;

/** A failed copy is stated; the text beside it stays selectable. */
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
      {/* beside the button, whose name would be announced twice */}
      <span className="heard" aria-live="polite">
        {outcome ? outcomeMessages()[outcome] : ''}
      </span>
    </>
  );
}
