// The few words of the first screen that others say too. Small: every opening loads them.
import { messages } from '../../i18n.ts';

/** Words of several screens. */
export const COMMON_MESSAGES = messages('common', { back: 'Back', balance: 'Balance', lately: 'Lately' });
