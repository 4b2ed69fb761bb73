// What is said of what a balance is worth.
import { t } from '../../i18n.ts';

/** `+$0.35 in 24 h`; its sign stays before it where words go from right to left. @param change - with its sign */
export const describeDayChange = (change: string): string =>
  t('worth.dayChange', '{change} in 24\u00a0h', { change: `\u2066${change}\u2069` });
