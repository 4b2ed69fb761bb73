// One line of the list: a transfer, or several of ours confirmed together.
import { memo } from 'react';
import { shortAddress } from '../../../components/address/AddressText.tsx';
import { TimeText } from '../../../components/layout/TimeText.tsx';
import { ActivityRow } from '../../../components/lists/ActivityRow.tsx';
import { ListLine } from '../../../components/lists/ListLine.tsx';
import { describeDay } from '../../../i18n/format/describeTime.ts';
import {
  describeDone,
  ACTIVITY_LIST_MESSAGES as MESSAGES,
  nameBatch,
  nameStage,
} from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import { type ActivityHeading, type ActivityLine, stateOf } from './activityLines.ts';
import type { BatchActivity, SingleActivity, TransferHistoryEvents } from './TransferHistoryScreen.types.ts';

interface LineProps extends Pick<TransferHistoryEvents, 'onActivity' | 'onBatch'> {
  readonly line: ActivityLine;
  readonly isHidden: boolean;
  readonly nowMs: number;
}

/** With a heading if it is the first of a group. */
export const TransferHistoryLine = memo(function TransferHistoryLine({ line, ...rest }: LineProps) {
  const { row, heading, isLast } = line;
  return (
    <ListLine heading={heading === null ? null : nameHeading(heading, rest.nowMs)} isLast={isLast}>
      {row.kind === 'batch' ? (
        <BatchRow {...rest} batch={row} />
      ) : (
        <SingleRow {...rest} activity={row} isUnderDay={line.isUnderDay} />
      )}
    </ListLine>
  );
});

function nameHeading(heading: ActivityHeading, nowMs: number): string {
  switch (heading.kind) {
    case 'needs-look':
      return MESSAGES.needsAttention;
    case 'on-its-way':
      return MESSAGES.onItsWay;
    case 'unknown-day':
      return MESSAGES.unknownDay;
    case 'day':
      return describeDay(heading.dayMs, nowMs);
  }
}

type RowProps = Omit<LineProps, 'line'>;

function BatchRow({ batch, isHidden, onBatch }: RowProps & { readonly batch: BatchActivity }) {
  const { id, token, done, failed, of } = batch;
  return (
    <ActivityRow
      way="sent"
      state={failed > 0 ? 'failed' : 'under-way'}
      subject={token}
      title={nameBatch(of)}
      second={describeDone(done, of)}
      isHidden={isHidden}
      onPress={() => onBatch(id)}
    />
  );
}

interface SingleRowProps extends RowProps {
  readonly activity: SingleActivity;
  readonly isUnderDay: boolean;
}

function SingleRow({ activity, isHidden, nowMs, isUnderDay, onActivity }: SingleRowProps) {
  const { txid, direction, subject, progress } = activity;
  return (
    <ActivityRow
      way={direction}
      state={stateOf(progress)}
      subject={subject}
      second={<Second activity={activity} nowMs={nowMs} isUnderDay={isUnderDay} />}
      isHidden={isHidden}
      onPress={txid === null ? undefined : () => onActivity(txid)}
    />
  );
}

/** Our own transfers show their progress until they are settled. */
function Second({ activity, nowMs, isUnderDay }: Pick<SingleRowProps, 'activity' | 'nowMs' | 'isUnderDay'>) {
  const { other, otherName, timeMs, progress } = activity;
  if (progress.kind === 'own' && progress.stage !== 'indexed') return nameStage(progress.stage);
  return (
    <>
      {timeMs !== null && <TimeText atMs={timeMs} nowMs={nowMs} as={isUnderDay ? 'clock' : 'age'} />}
      {timeMs !== null && other !== null && '\u00a0· '}
      {other !== null &&
        (otherName === null ? <bdi dir="ltr">{shortAddress(other)}</bdi> : <bdi>{otherName}</bdi>)}
    </>
  );
}
