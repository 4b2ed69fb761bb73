import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from './bytes.ts';

const ALL = Uint8Array.from({ length: 256 }, (_, byte) => byte);

describe('hex', () => {
  it('is two lower-case digits a byte, and is read back', () => {
    expect(toHex(ALL)).toBe(Buffer.from(ALL).toString('hex'));
    expect(fromHex(toHex(ALL))).toEqual(ALL);
    expect([toHex(new Uint8Array()), fromHex('').length]).toEqual(['', 0]);
  });

  it.each(['0', 'AB', '0g', '0/', '0:', '0`', ' 00', '00\n', 'ｆf'])('is not %j', (text) => {
    expect(() => fromHex(text)).toThrow(RangeError);
  });
});
