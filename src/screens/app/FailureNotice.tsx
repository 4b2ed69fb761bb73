// Why a yes came to nothing. The site was told nothing, and the request is open still.
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { DAPP_MESSAGES as MESSAGES } from '../../text/dappMessages.ts';
import { describeBytesProblem, describeSigningProblem } from '../../text/describePrepareFailure.ts';
import { describeTransferProblem } from '../../text/describeTransferProblem.ts';
import type { AnswerFailure } from './AppConnectScreen.types.ts';

function textOf(failure: Exclude<AnswerFailure, { kind: 'fault' }>): string {
  switch (failure.kind) {
    case 'signing':
      return describeSigningProblem(failure.problem);
    case 'plan':
      return describeTransferProblem(failure.problem);
    case 'bytes':
      return describeBytesProblem(failure.problem);
  }
}

/** Read aloud when it appears. */
export function FailureNotice({ failure }: { readonly failure: AnswerFailure }) {
  if (failure.kind === 'fault') return <FaultNotice fault={failure.fault} meaning={MESSAGES.failedText} />;
  return (
    <Notice
      tone="problem"
      isLive
      title={MESSAGES.failedTitle}
      text={`${textOf(failure)} ${MESSAGES.failedText}`}
    />
  );
}
