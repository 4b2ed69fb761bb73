// A short message in the page: a note, a caution or a problem, with the one thing that helps.
import type { ReactNode } from 'react';
import type { ButtonAction } from '../actions/Button.tsx';
import { Icon } from '../art/Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'note' | 'caution' | 'problem';

export interface NoticeProps {
  /** decides the icon, the colour, and with `isLive` how urgently it is read */
  readonly tone: NoticeTone;
  /** the sentence; bold when `text` follows */
  readonly title: ReactNode;
  /** what follows the title */
  readonly text?: ReactNode;
  /** the one thing that helps */
  readonly action?: ButtonAction;
  /** read aloud when it appears: for what follows an act of the person */
  readonly isLive?: boolean;
}

const ICONS = { note: 'info', caution: 'warning', problem: 'problem' } as const;

/** A notice; its icon says the tone beside the colour. */
export function Notice({ tone, title, text, action, isLive }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={isLive ? (tone === 'problem' ? 'alert' : 'status') : undefined}
    >
      <Icon name={ICONS[tone]} size={20} className={styles.icon} />
      <div className={styles.textBlock}>
        <p className={text === undefined ? undefined : styles.title}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {action && (
          <button type="button" className={styles.action} onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
