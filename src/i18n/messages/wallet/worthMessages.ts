// What is said of what a balance is worth.
import { t } from '../../i18n.ts';

/** `+$0.35 in 24 h`. @param move - with its sign */
export const describeDayMove = (move: string): string => t('worth.dayMove', '{move} in 24\u00a0h', { move });
