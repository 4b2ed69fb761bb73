// Why a yes came to nothing. The site was told nothing, and the request is open still.
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { DAPP_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/dappMessages.ts';
import {
  describeBytesProblem,
  describeSigningProblem,
} from '../../../i18n/messages/send/describePrepareFailure.ts';
import { describeTransferProblem } from '../../../i18n/messages/send/describeTransferProblem.ts';
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
