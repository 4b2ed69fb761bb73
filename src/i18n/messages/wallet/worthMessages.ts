// Messages about a balance's value.
import { t } from '../../i18n.ts';

/** `+$0.35 in 24 h`; the sign stays first in right-to-left text. @param change - with its sign */
export const describeDayChange = (change: string): string =>
  t('worth.dayChange', '{change} in 24\u00a0h', { change: `\u2066${change}\u2069` });
