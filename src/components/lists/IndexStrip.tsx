// A line with the reliability of the lists below, which expands to each index's report.

import { useState } from 'react';
import { type IndexReport, type IndexVerdict, judgeIndexes } from '../../domain/drc20/judgeIndexes.ts';
import { FRESHNESS_MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import {
  countLeftOut,
  describeVerdict,
  INDEX_MESSAGES as MESSAGES,
} from '../../i18n/messages/tokens/indexMessages.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/iconPaths.ts';
import type { Freshness } from '../feedback/FreshnessText.tsx';
import { TimeText } from '../layout/TimeText.tsx';
import { Sheet } from '../overlays/Sheet.tsx';
import { IndexList } from './IndexList.tsx';
import styles from './IndexStrip.module.css';

export interface IndexStripProps {
  readonly reports: readonly IndexReport[];
  /** number of tokens with differing amounts */
  readonly differing: number;
  /** of the shown list; null if none is shown */
  readonly freshness: Freshness | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
  readonly onAskAgain: () => void;
}

const ICONS: Record<IndexVerdict['kind'], IconName> = {
  down: 'offline',
  differ: 'warning',
  silent: 'offline',
  lagging: 'clock',
  agree: 'check',
  reported: 'server',
  none: 'server',
};

const leftOutOf = (report: IndexReport): number => (report.status === 'answers' && report.leftOut) || 0;

const isQuiet = ({ kind }: IndexVerdict): boolean => kind === 'agree' || kind === 'reported';

/** Renders nothing without a configured index. */
export function IndexStrip(props: IndexStripProps) {
  const { reports, differing, freshness, nowMs, onAskAgain } = props;
  const [isOpen, setOpen] = useState(false);
  const verdict = judgeIndexes(reports, differing);
  const leftOut = reports.reduce((sum, report) => sum + leftOutOf(report), 0);
  if (verdict.kind === 'none') return null;
  return (
    <>
      <button type="button" className={styles.strip} onClick={() => setOpen(true)}>
        <span className={styles.line} data-tone={isQuiet(verdict) ? undefined : 'caution'}>
          <Icon name={ICONS[verdict.kind]} size={16} />
          <span className={styles.textBlock}>
            {describeVerdict(verdict)}
            {leftOut > 0 && ` · ${countLeftOut(leftOut)}`}
            <ShownAge verdict={verdict} freshness={freshness} nowMs={nowMs} />
          </span>
        </span>
        <span className="heard">{MESSAGES.open}</span>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </button>
      <Sheet isOpen={isOpen} title={MESSAGES.title} onClose={() => setOpen(false)}>
        <IndexList reports={reports} nowMs={nowMs} onAskAgain={onAskAgain} />
      </Sheet>
    </>
  );
}

type ShownAgeProps = Pick<IndexStripProps, 'freshness' | 'nowMs'> & { readonly verdict: IndexVerdict };

/** The age of the shown data, if no index confirms it now. */
function ShownAge({ verdict, freshness, nowMs }: ShownAgeProps) {
  const isOld = verdict.kind === 'down' || freshness?.kind === 'stale' || freshness?.kind === 'offline';
  if (!isOld || freshness === null) return null;
  return (
    <>
      {' · '}
      {FRESHNESS_MESSAGES.from} <TimeText atMs={freshness.atMs} nowMs={nowMs} />
    </>
  );
}
