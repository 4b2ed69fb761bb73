// Says why saved state could not be read.

import type { Fault } from '../../../domain/fault.ts';
import { describeFault } from './describeFault.ts';
import { UNREADABLE_REASONS as REASONS } from './unreadableMessages.ts';

/** The reason in a sentence. */
export function describeUnreadable(fault: Pick<Fault, 'kind'>): string {
  switch (fault.kind) {
    case 'timeout':
    case 'corrupt':
    case 'storage-blocked':
      return REASONS[fault.kind];
    default:
      return describeFault(fault).text;
  }
}
