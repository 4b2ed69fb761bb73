import type { FirstServices } from './AppContext.tsx';

/** Whether the page of practice is beside the app: in a browser alone, and not where no server is reached. */
export const hasPractice = ({ host, stores }: Pick<FirstServices, 'host' | 'stores'>): boolean =>
  host.info.platform === 'browser' && !stores.isCold;
