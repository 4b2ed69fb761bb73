import { describe, expect, it } from 'vitest';
import { QUICK_NAMES, type QuickUnlock, readToken, unwrapKey, wrapKey } from './quickWrap.ts';

const WAYS = Object.keys(QUICK_NAMES) as QuickUnlock[];
const KEY = '07'.repeat(32);
const wrapping = () => new Uint8Array(32).fill(1);
const dataKey = () => new Uint8Array(32).fill(7);

describe('a token', () => {
  it('is read from 64 hex digits', () => {
    expect(readToken(KEY)).toEqual(dataKey());
  });

  it.each([
    '',
    '07',
    '07'.repeat(31),
    `${KEY}07`,
    `x${KEY}`,
    `${KEY}x`,
    `${KEY}\n`,
    'ab'.repeat(32).toUpperCase(),
  ])('is not %j', (text) => {
    expect(readToken(text)).toBeNull();
  });
});

describe('a data key sealed for another way in', () => {
  it.each(WAYS)('comes back by %s, and both wrapping keys are wiped', async (way) => {
    const [sealing, opening, raw] = [wrapping(), wrapping(), dataKey()];
    const text = await wrapKey('42', way, sealing, raw);
    expect(await unwrapKey('42', way, opening, text)).toEqual(dataKey());
    for (const used of [sealing, opening]) expect(used).toEqual(new Uint8Array(32));
    expect(raw).toEqual(dataKey());
    expect(text).not.toContain(KEY);
  });

  it.each(WAYS)('by %s opens for no one else, in no other context, under no other key', async (way) => {
    const text = await wrapKey('42', way, wrapping(), dataKey());
    const other = WAYS.find((candidate) => candidate !== way) ?? way;
    expect(await unwrapKey('43', way, wrapping(), text)).toBeNull();
    expect(await unwrapKey('42', other, wrapping(), text)).toBeNull();
    expect(await unwrapKey('42', way, new Uint8Array(32).fill(2), text)).toBeNull();
  });

  it.each(['', 'wow', 'null', '{}', '{"version":1}', '{"version":1,"key":{}}'])(
    'is not in %j, and the wrapping key is wiped all the same',
    async (text) => {
      const key = wrapping();
      expect(await unwrapKey('42', 'stay', key, text)).toBeNull();
      expect(key).toEqual(new Uint8Array(32));
    },
  );

  it('is not in a text of another version, or with more in it', async () => {
    const sealed = JSON.parse(await wrapKey('42', 'stay', wrapping(), dataKey()));
    for (const change of [{ version: 2 }, { extra: 1 }]) {
      expect(await unwrapKey('42', 'stay', wrapping(), JSON.stringify({ ...sealed, ...change }))).toBeNull();
    }
  });
});
