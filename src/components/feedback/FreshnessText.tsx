// How old the numbers beside it are, and why, in one short line.

import type { Fault } from '../../domain/fault.ts';
import {
  COMPONENT_MESSAGES,
  FRESHNESS_MESSAGES as MESSAGES,
} from '../../i18n/messages/app/componentMessages.ts';
import { Icon } from '../art/Icon.tsx';
import { TimeText } from '../layout/TimeText.tsx';
import styles from './FreshnessText.module.css';

/** How current the numbers on a screen are. Times are milliseconds since 1970. */
export type Freshness =
  /** just read, or pushed by a live connection */
  | { readonly kind: 'fresh'; readonly atMs: number }
  /** being read again; the numbers are from `atMs` */
  | { readonly kind: 'refreshing'; readonly atMs: number }
  /** older than they should be; `fault` is the reason, or null if not requested yet */
  | { readonly kind: 'stale'; readonly atMs: number; readonly fault: Fault | null }
  /** no answers since `sinceMs`; the numbers are from `atMs` */
  | { readonly kind: 'offline'; readonly atMs: number; readonly sinceMs: number };

export interface FreshnessTextProps {
  readonly freshness: Freshness;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** Quiet while fresh, otherwise with an icon. */
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
