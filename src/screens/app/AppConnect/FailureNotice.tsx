// Why an approval failed. The site got no answer, and the request is still open.
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { DAPP_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/dappMessages.ts';
import {
  describeSitePsbtProblem,
  SITE_PSBT_MESSAGES,
} from '../../../i18n/messages/dapps/sitePsbtMessages.ts';
import {
  describeBytesProblem,
  describeSigningProblem,
} from '../../../i18n/messages/send/describePrepareFailure.ts';
import { describeTransferProblem } from '../../../i18n/messages/send/describeTransferProblem.ts';
import type { AnswerFailure } from './AppConnectScreen.types.ts';

function textOf(failure: Exclude<AnswerFailure, { kind: 'fault' | 'psbt' }>): string {
  switch (failure.kind) {
    case 'signing':
      return describeSigningProblem(failure.problem);
    case 'plan':
      return describeTransferProblem(failure.problem);
    case 'bytes':
      return describeBytesProblem(failure.problem);
  }
}

/** Announced when it appears. */
export function FailureNotice({ failure }: { readonly failure: AnswerFailure }) {
  if (failure.kind === 'fault') return <FaultNotice fault={failure.fault} meaning={MESSAGES.failedText} />;
  if (failure.kind === 'psbt') return <PsbtNotice problem={failure.problem} />;
  return (
    <Notice
      tone="problem"
      isLive
      title={MESSAGES.failedTitle}
      text={`${textOf(failure)} ${MESSAGES.failedText}`}
    />
  );
}

function PsbtNotice({ problem }: Pick<Extract<AnswerFailure, { kind: 'psbt' }>, 'problem'>) {
  const { unopened } = SITE_PSBT_MESSAGES;
  if (problem.kind === 'unreachable') return <FaultNotice fault={problem.fault} meaning={unopened} />;
  const { title, text } = describeSitePsbtProblem(problem);
  return <Notice tone="problem" isLive title={title} text={`${text} ${unopened}`} />;
}
