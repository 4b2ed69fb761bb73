/** Keeps the record as plain JSON: for tests that write it hundreds of times, where its disguise only costs time. */
import type { RecordCodec } from '../../src/adapters/storage/rootRecord.ts';

/** The codec. Spoilt JSON throws a SyntaxError. */
export const PLAIN_CODEC: RecordCodec = {
  decodeRecord: (stored) => JSON.parse(String(stored)),
  encodeRecord: (slices) => JSON.stringify(slices),
};
