/** The app behind the first screen, in one file. */
import type { RecordCodec } from '../adapters/storage/rootRecord.ts';
import { withRetries } from '../domain/lazyModule.ts';

/** Its stores and screens, which new users do not wait for. */
export const loadApp = withRetries(() => import('./boot/openApp.tsx'));

/** The codec of the saved state: the stores need it first, and it is loaded with them. */
export const loadCodec = async (): Promise<RecordCodec> => (await loadApp()).recordCodec;
