/** A history of 20,000 rows, scrolled. */
import { join } from 'node:path';
import { benchScrolling } from './scrolling.ts';

/** Scrolls it, prints. */
export const benchHistory = (): Promise<void> =>
  benchScrolling('A history of 20,000 rows, scrolled', join(import.meta.dirname, 'historyPage'), [
    { name: 'history', query: '' },
  ]);
