// What to know while sending: an old draft, old numbers, warnings, and why preparing did not work.
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { describeFault } from '../../text/describeFault.ts';
import { describeBytesProblem, describeSigningProblem } from '../../text/describePrepareFailure.ts';
import { describeAge, describeClock } from '../../text/describeTime.ts';
import { describeWarnings } from '../../text/describeWarning.ts';
import type { PrepareFailure, TxCreateEvents, TxCreateForm } from './TxCreateScreen.types.ts';

interface TxCreateNoticesProps extends Pick<TxCreateEvents, 'onStartOver' | 'onRefresh' | 'onReview'> {
  readonly form: TxCreateForm;
  readonly failure: PrepareFailure | null;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** The newest matter first: what just failed, then how old the coins are, then the plan's warnings. */
export function TxCreateNotices(props: TxCreateNoticesProps) {
  const { form, failure, onStartOver } = props;
  return (
    <>
      {failure && <FailureNotice failure={failure} onReview={props.onReview} />}
      <OldCoinsNotice {...props} />
      {describeWarnings(form.warnings).map(({ title, detail, weight }) => (
        <Notice key={title} tone={weight === 'plain' ? 'note' : 'caution'} title={title} text={detail} />
      ))}
      {form.isRestored && (
        <Notice
          tone="note"
          title="This draft was here before you left"
          action={{ label: 'Start over', onPress: onStartOver }}
        />
      )}
    </>
  );
}

function FailureNotice({ failure, onReview }: { failure: PrepareFailure; onReview: () => void }) {
  switch (failure.kind) {
    case 'fault':
      return (
        <FaultNotice
          fault={failure.fault}
          meaning="Nothing was signed and nothing was sent."
          onRetry={onReview}
        />
      );
    case 'signing':
      return (
        <Notice
          tone="problem"
          isLive
          title="Not signed, and nothing was sent"
          text={describeSigningProblem(failure.problem)}
        />
      );
    case 'bytes':
      return (
        <Notice
          tone="problem"
          isLive
          title="Not signed, and nothing was sent"
          text={describeBytesProblem(failure.problem)}
        />
      );
  }
}

function OldCoinsNotice({ form, nowMs, onRefresh }: TxCreateNoticesProps) {
  const { freshness } = form;
  switch (freshness.kind) {
    case 'fresh':
    case 'refreshing':
      return null;
    case 'stale':
      return (
        <Notice
          tone="caution"
          title={`Your coins were read ${describeAge(freshness.atMs, nowMs)}`}
          text={
            freshness.fault === null
              ? 'Some may be spent since; they are checked again before sending.'
              : describeFault(freshness.fault).text
          }
          action={{ label: 'Read them again', onPress: onRefresh }}
        />
      );
    case 'offline':
      return (
        <Notice
          tone="caution"
          title={`Offline since ${describeClock(freshness.sinceMs)}`}
          text="The draft is kept. It can be reviewed when the network answers."
        />
      );
  }
}
