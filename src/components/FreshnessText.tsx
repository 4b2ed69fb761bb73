// How old the numbers beside it are, and why, in one short line.
import { COMPONENT_WORDS, FRESHNESS_WORDS as WORDS } from '../text/componentWords.ts';
import type { Freshness } from './Freshness.ts';
import styles from './FreshnessText.module.css';
import { Icon } from './icons/Icon.tsx';
import { TimeText } from './TimeText.tsx';

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
          {WORDS.updated} <TimeText atMs={freshness.atMs} nowMs={nowMs} />
        </span>
      );
    case 'refreshing':
      return <span className={styles.line}>{COMPONENT_WORDS.updating}</span>;
    case 'stale':
      return (
        <span className={styles.line} data-tone="caution">
          <Icon name="warning" size={16} />
          {WORDS.from} <TimeText atMs={freshness.atMs} nowMs={nowMs} />
        </span>
      );
    case 'offline':
      return (
        <span className={styles.line} data-tone="caution">
          <Icon name="offline" size={16} />
          {WORDS.offlineSince} <TimeText atMs={freshness.sinceMs} nowMs={nowMs} as="clock" />
        </span>
      );
  }
}
