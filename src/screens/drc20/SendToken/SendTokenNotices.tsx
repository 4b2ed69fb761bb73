// Notices for sending a token: why it is rejected now, what helps, warnings, and why preparing failed.
import { Notice } from '../../../components/feedback/Notice.tsx';
import { PrepareFailureNotice } from '../../../components/feedback/PrepareFailureNotice.tsx';
import type { TokenSendProblem } from '../../../domain/drc20/send/TokenSendProblem.ts';
import { PREPARE_MESSAGES } from '../../../i18n/messages/send/describePrepareFailure.ts';
import {
  describeTokenBytesProblem,
  describeTokenSendProblem,
} from '../../../i18n/messages/tokens/describeTokenProblem.ts';
import { describeTokenWarnings } from '../../../i18n/messages/tokens/describeTokenWarning.ts';
import { TOKEN_FORM_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import type { SendTokenEvents, SendTokenForm, TokenPrepareFailure } from './SendTokenScreen.types.ts';
import { isOfAmount, isOfRecipient, isUnfinished } from './sendTokenProblems.ts';

interface SendTokenNoticesProps extends Pick<SendTokenEvents, 'onRefresh' | 'onReceive' | 'onReview'> {
  readonly form: SendTokenForm;
  readonly failure: TokenPrepareFailure | null;
}

const TONES = { grave: 'problem', notable: 'caution', plain: 'note' } as const;

/** The most recent first. */
export function SendTokenNotices(props: SendTokenNoticesProps) {
  const { form, failure } = props;
  const { problem, subject } = form;
  const decimals = subject.kind === 'token' ? subject.holding.summary.decimals : 0;
  return (
    <>
      {failure !== null && <Failure failure={failure} onRetry={props.onReview} />}
      {problem !== null && !isOfAmount(problem) && !isOfRecipient(problem) && !isUnfinished(problem) && (
        <Rejection {...props} problem={problem} />
      )}
      {describeTokenWarnings(form.warnings, decimals).map(({ title, detail, weight }) => (
        <Notice key={title} tone={TONES[weight]} title={title} text={detail} />
      ))}
    </>
  );
}

function Rejection({
  form,
  problem,
  onReceive,
  onRefresh,
}: SendTokenNoticesProps & { readonly problem: TokenSendProblem }) {
  const { subject } = form;
  const message = describeTokenSendProblem(
    problem,
    subject.kind === 'token' ? subject.holding.summary : { tick: '', decimals: 0 },
  );
  const action =
    problem.kind === 'plan'
      ? { label: MESSAGES.toReceive, onPress: onReceive }
      : { label: MESSAGES.reads, onPress: onRefresh };
  return <Notice tone="problem" title={message} action={action} />;
}

function Failure({
  failure,
  onRetry,
}: {
  readonly failure: TokenPrepareFailure;
  readonly onRetry: () => void;
}) {
  if (failure.kind !== 'token-bytes') return <PrepareFailureNotice failure={failure} onRetry={onRetry} />;
  return (
    <Notice
      tone="problem"
      isLive
      title={PREPARE_MESSAGES.notSigned}
      text={describeTokenBytesProblem(failure.problem)}
    />
  );
}
