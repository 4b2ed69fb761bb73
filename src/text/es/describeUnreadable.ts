// Por qué no se leyó lo guardado.
import { describeFault } from '../describeFault.ts';
import type { TranslationOf } from '../language.ts';
import { UNREADABLE_REASONS } from '../unreadableMessages.ts';

/** In place of `describeUnreadable.ts`. */
export const describeUnreadable: TranslationOf<typeof import('../describeUnreadable.ts')> = {
  describeUnreadable: (fault) => {
    switch (fault.kind) {
      case 'timeout':
      case 'corrupt':
      case 'storage-blocked':
        return UNREADABLE_REASONS[fault.kind];
      default:
        return describeFault(fault).text;
    }
  },
};
