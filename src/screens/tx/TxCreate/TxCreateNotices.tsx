// Notices before sending: outdated data, warnings, and why preparing failed.
import { memo } from 'react';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { PrepareFailureNotice } from '../../../components/feedback/PrepareFailureNotice.tsx';
import type { PrepareFailure } from '../../../domain/tx/preparation.ts';
import { describeAge, describeClock } from '../../../i18n/format/describeTime.ts';
import { describeFault } from '../../../i18n/messages/app/describeFault.ts';
import { describeWarnings } from '../../../i18n/messages/send/describeWarning.ts';
import {
  CREATE_MESSAGES,
  describeCoinsAge,
  describeOffline,
} from '../../../i18n/messages/send/txMessages.ts';
import type { TxCreateEvents, TxCreateForm } from './TxCreateScreen.types.ts';

interface TxCreateNoticesProps extends Pick<TxCreateEvents, 'onRefresh' | 'onReview'> {
  readonly warnings: TxCreateForm['warnings'];
  readonly freshness: TxCreateForm['freshness'];
  readonly failure: PrepareFailure | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** Most recent first: the last failure, then the age of the coins, then the plan's warnings. */
export const TxCreateNotices = memo(function TxCreateNotices(props: TxCreateNoticesProps) {
  const { warnings, failure } = props;
  return (
    <>
      {failure && <PrepareFailureNotice failure={failure} onRetry={props.onReview} />}
      <OldCoinsNotice {...props} />
      {describeWarnings(warnings).map(({ title, detail, weight }) => (
        <Notice key={title} tone={weight === 'plain' ? 'note' : 'caution'} title={title} text={detail} />
      ))}
    </>
  );
});

function OldCoinsNotice({ freshness, nowMs, onRefresh }: TxCreateNoticesProps) {
  switch (freshness.kind) {
    case 'fresh':
    case 'refreshing':
      return null;
    case 'stale':
      return (
        <Notice
          tone="caution"
          title={describeCoinsAge(describeAge(freshness.atMs, nowMs))}
          text={freshness.fault === null ? CREATE_MESSAGES.someSpent : describeFault(freshness.fault).text}
          action={{ label: CREATE_MESSAGES.readAgain, onPress: onRefresh }}
        />
      );
    case 'offline':
      return (
        <Notice
          tone="caution"
          title={describeOffline(describeClock(freshness.sinceMs))}
          text={CREATE_MESSAGES.draftKept}
        />
      );
  }
}
