// The finished table: what is in it, and what isn't.
import { Notice } from '../../../components/feedback/Notice.tsx';
import { hasGap, NO_GAP } from '../../../domain/history/historyGap.ts';
import {
  countRows,
  describeLeftOut,
  describeUnpriced,
  EXPORT_HISTORY_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/exportHistoryMessages.ts';
import { describeGap } from '../../../i18n/messages/wallet/gapMessages.ts';
import { FileMade } from '../FileMade.tsx';
import type { ExportHistoryEvents, ExportHistoryView } from './ExportHistoryScreen.types.ts';

type MadeProps = Extract<ExportHistoryView, { status: 'made' }> & ExportHistoryEvents;

/** Everything left out is stated, with the reason. */
export function ExportHistoryMade(props: MadeProps) {
  const { leftOut, unpriced, rows, gap = NO_GAP } = props;
  return (
    <FileMade {...props} messages={MESSAGES} advice={MESSAGES.privacy} size={countRows(rows)}>
      {hasGap(gap) && <Notice tone="caution" {...describeGap(gap)} />}
      {leftOut > 0 && <Notice tone="caution" {...describeLeftOut(leftOut)} />}
      {unpriced > 0 && <Notice tone="note" {...describeUnpriced(unpriced, rows)} />}
    </FileMade>
  );
}
