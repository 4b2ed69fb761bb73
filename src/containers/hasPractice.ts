import type { Telegram } from '../ports/Telegram.ts';

/** Whether the practice page exists next to the app: in browsers only, and not in the offline build. */
export const hasPractice = ({ info }: Pick<Telegram, 'info'>, isCold: boolean): boolean =>
  info.platform === 'browser' && !isCold;
