// Why the last review did not come to be. Nothing was sent in any of these cases.

import type { PrepareFailure } from '../../domain/tx/preparation.ts';
import {
  describeBytesProblem,
  describeSigningProblem,
  PREPARE_MESSAGES as MESSAGES,
} from '../../i18n/messages/send/describePrepareFailure.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { Notice } from './Notice.tsx';

export interface PrepareFailureNoticeProps {
  /** a fault offers another try; what was not signed offers none */
  readonly failure: PrepareFailure;
  readonly onRetry: () => void;
}

/** A failure of the outside can be tried again; a rejection cannot. */
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
