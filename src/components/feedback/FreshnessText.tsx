// How old the numbers beside it are, and why, in one short line.
import {
  COMPONENT_MESSAGES,
  FRESHNESS_MESSAGES as MESSAGES,
} from '../../i18n/messages/app/componentMessages.ts';
import { Icon } from '../art/Icon.tsx';
import { TimeText } from '../layout/TimeText.tsx';
import type { Freshness } from './Freshness.ts';
import styles from './FreshnessText.module.css';

export interface FreshnessTextProps {
  readonly freshness: Freshness;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** Quiet while fresh, with an icon when not. */
export function FreshnessText({ freshness, nowMs }: FreshnessTextProps) {
  switch (freshness.kind) {
    case 'fresh':
      return (
        <span className={styles.line}>
          {MESSAGES.updated} <TimeText atMs={freshness.atMs} nowMs={nowMs} />
        </span>
      );
    case 'refreshing':
      return (
        <span className={styles.line} data-refreshing>
          {COMPONENT_MESSAGES.updating}
        </span>
      );
    case 'stale':
      return (
        <span className={styles.line} data-tone="caution">
          <Icon name="warning" size={16} />
          {MESSAGES.from} <TimeText atMs={freshness.atMs} nowMs={nowMs} />
        </span>
      );
    case 'offline':
      return (
        <span className={styles.line} data-tone="caution">
          <Icon name="offline" size={16} />
          {MESSAGES.offlineSince} <TimeText atMs={freshness.sinceMs} nowMs={nowMs} as="clock" />
        </span>
      );
  }
}
