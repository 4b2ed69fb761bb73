/** The app behind the first screen, in one file. */
import type { RecordCodec } from '../adapters/storage/rootRecord.ts';
import { withRetries } from '../domain/lazyModule.ts';

/** Its stores and screens, which nobody waits for who is new. */
export const loadApp = withRetries(() => import('./boot/openApp.tsx'));

/** What reads and writes what is kept: its stores begin with that, and it comes with them. */
export const loadCodec = async (): Promise<RecordCodec> => (await loadApp()).recordCodec;
