/** The product's state record codec, for tests; the app loads it with its stores. */
import type { RecordCodec } from '../../src/adapters/storage/rootRecord.ts';

export const loadCodec = (): Promise<RecordCodec> => import('../../src/adapters/storage/recordCodec.ts');
