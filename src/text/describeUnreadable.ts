// Says why saved state could not be read.

import type { Fault } from '../domain/fault.ts';
import { describeFault } from './describeFault.ts';
import { inLanguage } from './language.ts';
import { UNREADABLE_REASONS as REASONS } from './unreadableMessages.ts';

/** The reason in a sentence. */
export const describeUnreadable = inLanguage(
  'describeUnreadable.describeUnreadable',
  (fault: Pick<Fault, 'kind'>): string => {
    switch (fault.kind) {
      case 'timeout':
      case 'corrupt':
      case 'storage-blocked':
        return REASONS[fault.kind];
      default:
        return describeFault(fault).text;
    }
  },
);
