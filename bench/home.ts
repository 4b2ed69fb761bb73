/** Home with 2,000 tokens, 2,000 NFTs and 5,000 files, scrolled. */
import { join } from 'node:path';
import { benchScrolling } from './scrolling.ts';

export const benchHome = (): Promise<void> =>
  benchScrolling('Home with much on it, scrolled', join(import.meta.dirname, 'homePage'), [
    { name: '2,000 tokens', query: '?tab=0' },
    { name: '2,000 NFTs', query: '?tab=1' },
    { name: '5,000 files', query: '?tab=2' },
  ]);
