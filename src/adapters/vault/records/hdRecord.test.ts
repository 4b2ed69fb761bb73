import { describe, expect, it } from 'vitest';
import { readHdRecord, writeHdRecord } from './hdRecord.ts';

const entropy = Uint8Array.from({ length: 16 }, (_, at) => at);

describe('the record of an HD wallet', () => {
  it.each(['mainnet', 'testnet', 'regtest'] as const)('is read back as it was written on %s', (network) => {
    for (const accountCount of [1, 255, 256, 65_535]) {
      const record = { type: 'hd', network, accountCount, entropy } as const;
      expect(readHdRecord(writeHdRecord(record))).toEqual(record);
    }
  });

  it('gives entropy that is wiped with the bytes', () => {
    const bytes = writeHdRecord({ type: 'hd', network: 'mainnet', accountCount: 1, entropy });
    const record = readHdRecord(bytes);
    bytes.fill(0);
    expect(record.entropy).toEqual(new Uint8Array(16));
  });

  it.each([
    ['another format', 0, 2],
    ['another type', 1, 2],
    ['another network', 2, 3],
    ['no account', 4, 0],
  ])('is refused for %s', (_, place, byte) => {
    const bytes = writeHdRecord({ type: 'hd', network: 'mainnet', accountCount: 1, entropy });
    bytes[place] = byte;
    expect(() => readHdRecord(bytes)).toThrow('corrupt');
  });

  it('is refused for entropy of another size', () => {
    const bytes = writeHdRecord({ type: 'hd', network: 'mainnet', accountCount: 1, entropy });
    expect(() => readHdRecord(bytes.slice(0, -1))).toThrow('corrupt');
    expect(() => readHdRecord(new Uint8Array())).toThrow('corrupt');
  });
});
