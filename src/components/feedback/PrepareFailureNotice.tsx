// Why the last review failed. In all cases nothing was sent.

import type { PrepareFailure } from '../../domain/tx/preparation.ts';
import {
  describeBytesProblem,
  describeSigningProblem,
  PREPARE_MESSAGES as MESSAGES,
} from '../../i18n/messages/send/describePrepareFailure.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { Notice } from './Notice.tsx';

export interface PrepareFailureNoticeProps {
  /** a fault offers a retry; a refusal to sign doesn't */
  readonly failure: PrepareFailure;
  readonly onRetry: () => void;
}

/** Outside failures can be retried; rejections can't. */
export function PrepareFailureNotice({ failure, onRetry }: PrepareFailureNoticeProps) {
  switch (failure.kind) {
    case 'fault':
      return <FaultNotice fault={failure.fault} meaning={MESSAGES.nothingHappened} onRetry={onRetry} />;
    case 'signing':
      return (
        <Notice
          tone="problem"
          isLive
          title={MESSAGES.notSigned}
          text={describeSigningProblem(failure.problem)}
        />
      );
    case 'bytes':
      return (
        <Notice
          tone="problem"
          isLive
          title={MESSAGES.notSigned}
          text={describeBytesProblem(failure.problem)}
        />
      );
  }
}
