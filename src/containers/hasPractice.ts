import type { Telegram } from '../ports/Telegram.ts';

/** Whether the page of practice is beside the app: in a browser alone, and not where no server is reached. */
export const hasPractice = ({ info }: Pick<Telegram, 'info'>, isCold: boolean): boolean =>
  info.platform === 'browser' && !isCold;
