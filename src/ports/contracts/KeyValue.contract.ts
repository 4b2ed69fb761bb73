/** The contract of every KeyValue. Each adapter and each fake runs this suite. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyValue } from '../KeyValue.ts';

/** A working storage that can be reopened. */
export interface KeyValueFixture {
  readonly store: KeyValue;
  /** the same storage after the app was killed and restarted */
  reopen(): KeyValue;
  /** the storage of another user on the same device; null when not supported */
  otherPerson(): KeyValue | null;
  close(): void;
}

/** @param makeFixture - called for each case */
export function keyValueContract(name: string, makeFixture: () => KeyValueFixture): void {
  describe(`${name} as a KeyValue`, () => {
    let fixture: KeyValueFixture;
    beforeEach(() => {
      fixture = makeFixture();
    });
    afterEach(() => fixture.close());

    it('keeps nothing at first', async () => {
      expect(await fixture.store.get('vault')).toBeNull();
    });

    it('gives back what it was given, also after a new start', async () => {
      await fixture.store.set('vault', 'much');
      expect(await fixture.store.get('vault')).toBe('much');
      expect(await fixture.reopen().get('vault')).toBe('much');
    });

    it('keeps the last of several texts', async () => {
      await fixture.store.set('vault', 'much');
      await fixture.store.set('vault', 'wow');
      expect(await fixture.store.get('vault')).toBe('wow');
    });

    it.each([
      ['quotes and line ends', '{"a":"\\"b\\"\\n"}\r\n\u2028'],
      ['signs beyond the basic plane', 'Шиба 柴犬 🐕'],
      ['a long text', 'x'.repeat(4096)],
    ])('changes nothing in %s', async (_, text) => {
      await fixture.store.set('vault', text);
      expect(await fixture.store.get('vault')).toBe(text);
    });

    it('keeps names apart', async () => {
      await fixture.store.set('vault-a', '1');
      await fixture.store.set('vault-b', '2');
      await fixture.store.remove('vault-a');
      expect(await fixture.store.get('vault-a')).toBeNull();
      expect(await fixture.store.get('vault-b')).toBe('2');
    });

    it('forgets what is removed, also after a new start, and may keep it again', async () => {
      await fixture.store.set('vault', 'much');
      await fixture.store.remove('vault');
      expect(await fixture.store.get('vault')).toBeNull();
      expect(await fixture.reopen().get('vault')).toBeNull();
      await fixture.store.set('vault', 'wow');
      expect(await fixture.store.get('vault')).toBe('wow');
    });

    it('removes what is not there without complaint', async () => {
      await fixture.store.remove('vault');
      expect(await fixture.store.get('vault')).toBeNull();
    });

    it('takes an empty text for nothing', async () => {
      await fixture.store.set('vault', 'much');
      await fixture.store.set('vault', '');
      expect(await fixture.store.get('vault')).toBeNull();
    });

    it('answers each of several questions at once with its own answer', async () => {
      const names = ['a', 'b', 'c', 'd'];
      await Promise.all(names.map((key) => fixture.store.set(key, `of ${key}`)));
      expect(await Promise.all(names.map((key) => fixture.store.get(key)))).toEqual([
        'of a',
        'of b',
        'of c',
        'of d',
      ]);
    });

    it('keeps the last of two texts that are given at once', async () => {
      await Promise.all([fixture.store.set('vault', 'much'), fixture.store.set('vault', 'wow')]);
      expect(await fixture.store.get('vault')).toBe('wow');
    });

    it('tells nobody what another person keeps', async () => {
      const other = fixture.otherPerson();
      if (other === null) return;
      await fixture.store.set('vault', 'much');
      expect(await other.get('vault')).toBeNull();
      await other.set('vault', 'wow');
      await other.remove('vault');
      expect(await fixture.store.get('vault')).toBe('much');
    });

    it.each(['', 'with space', 'ключ', 'x'.repeat(65)])(
      'refuses "%s" as a name, which is a programming error',
      async (key) => {
        await expect(fixture.store.get(key)).rejects.toThrow(RangeError);
        await expect(fixture.store.set(key, 'much')).rejects.toThrow(RangeError);
        await expect(fixture.store.remove(key)).rejects.toThrow(RangeError);
      },
    );
  });
}
