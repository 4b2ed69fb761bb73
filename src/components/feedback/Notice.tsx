// A short message in the page: a note, a caution or a problem, with an optional action.
import type { ReactNode } from 'react';
import type { ButtonAction } from '../actions/Button.tsx';
import { Icon } from '../art/Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'note' | 'caution' | 'problem';

export interface NoticeProps {
  /** determines the icon, the color, and with `isLive` the urgency of the announcement */
  readonly tone: NoticeTone;
  /** bold if `text` follows */
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** the action that helps */
  readonly action?: ButtonAction;
  /** announced when it appears: for results of a user's action */
  readonly isLive?: boolean;
}

const ICONS = { note: 'info', caution: 'warning', problem: 'problem' } as const;

/** The icon conveys the tone besides the color. */
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
