import { describe, expect, it } from 'vitest';
import { push, pushedData, pushSize } from './pushes.ts';

describe('a push', () => {
  it.each([2, 75, 76, 255, 256, 520])(
    'of %i bytes is read back, and has the size that fees count',
    (length) => {
      const bytes = new Uint8Array(length).fill(7);
      const written = push(bytes);
      expect(pushedData(written)).toEqual([bytes]);
      expect(written).toHaveLength(pushSize(length));
    },
  );

  it('is in its shortest form: nodes relay no other', () => {
    const headOf = (length: number) => [...push(new Uint8Array(length)).slice(0, -length)];
    expect([75, 76, 255, 256, 520].map(headOf)).toEqual([
      ...[[75], [0x4c, 76], [0x4c, 255]],
      ...[
        [0x4d, 0, 1],
        [0x4d, 8, 2],
      ],
    ]);
  });

  it.each([0, 1, 521])('of %i bytes is not written', (length) => {
    expect(() => push(new Uint8Array(length))).toThrow(RangeError);
  });
});
