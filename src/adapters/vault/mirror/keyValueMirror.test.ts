import { describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../../../mocks/clock/manualClock.ts';
import left from '../../../../mocks/fixtures/vault/mirrors/mirror-1.json' with { type: 'json' };
import {
  listedFaults,
  PLANNED_FAULT_KINDS,
  type PlannedFault,
  seededFaults,
  seededNumbers,
} from '../../../../mocks/keyValue/faultPlan.ts';
import { createFaultyKeyValue } from '../../../../mocks/keyValue/faultyKeyValue.ts';
import { Fault } from '../../../domain/fault.ts';
import { createVaultMirror, type VaultMirror } from './keyValueMirror.ts';

const LONG = (letter: string) => `${letter}${'0123456789'.repeat(1500)}`;

/** Small, so that a long text takes several values. */
const VALUE_LENGTH = 4096;

function setUp(values = new Map<string, string>(), clock: ManualClock = createManualClock()) {
  const store = createFaultyKeyValue(clock, () => null, values);
  const open = () => createVaultMirror(store, clock, VALUE_LENGTH);
  return { store, clock, values, open, mirror: open() };
}

/** Runs a call with the given failures. @returns whether it succeeded */
async function isAcknowledged(call: () => Promise<void>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Fault);
    return false;
  }
}

describe('the mirror over a store that works', () => {
  it('keeps nothing at first', async () => {
    const { mirror, values } = setUp();
    expect(await mirror.read()).toBeNull();
    await mirror.remove();
    expect(values.size).toBe(0);
  });

  it.each([
    ['short', 'much'],
    ['empty', ''],
    ['of several values', LONG('a')],
  ])('gives back a text that is %s, also to the next opening', async (_, text) => {
    const { mirror, open } = setUp();
    await mirror.write(text);
    expect(await mirror.read()).toBe(text);
    expect(await open().read()).toBe(text);
  });

  it('keeps a vault in one value, and an enormous one in few, none of more than 250,000 characters', async () => {
    const { store, clock, values } = setUp();
    const mirror = createVaultMirror(store, clock);
    for (const [length, count] of [
      [3937, 1],
      [249_840, 1],
      [249_841, 2],
      [900_000, 5],
    ] as const) {
      await mirror.write('x'.repeat(length));
      expect(values.size).toBe(count);
      expect(Math.max(...[...values.values()].map((value) => value.length))).toBeLessThanOrEqual(250_000);
      expect(await mirror.read()).toHaveLength(length);
    }
  });

  it('keeps the last of several texts, and nothing of those before', async () => {
    const { mirror, values } = setUp();
    for (const letter of ['a', 'b', 'c', 'd']) await mirror.write(LONG(letter));
    await mirror.write('short');
    expect(await mirror.read()).toBe('short');
    expect([...values.values()].filter((value) => value.includes('0123456789'))).toEqual([]);
  });

  it('keeps no text after a removal, and may be written again', async () => {
    const { mirror, open, values } = setUp();
    await mirror.write(LONG('a'));
    await mirror.remove();
    expect(await open().read()).toBeNull();
    expect([...values.values()].join('')).not.toContain('0123456789');
    await mirror.write(LONG('b'));
    expect(await open().read()).toBe(LONG('b'));
  });

  it('does one thing after the other when asked at once', async () => {
    const { mirror, store } = setUp();
    store.plan = seededFaults(1, 0.5, ['out-of-order']);
    const texts = ['a', 'b', 'c'].map(LONG);
    await Promise.all(texts.map((text) => mirror.write(text)));
    expect(await mirror.read()).toBe(LONG('c'));
  });
});

describe('a damaged copy', () => {
  it.each([
    ['short', 'much wow'],
    ['long', LONG('a')],
  ])('is never given back: %s, each value changed, cut or gone', async (_, text) => {
    const { values, mirror } = setUp();
    await mirror.write(text);
    const kept = new Map(values);
    for (const [key, value] of kept) {
      const middle = Math.floor(value.length / 2);
      const other = value[middle] === 'x' ? 'y' : 'x';
      const changed = value.slice(0, middle) + other + value.slice(middle + 1);
      for (const damaged of [changed, value.slice(0, -1), value.slice(0, 20), `${value}x`, '']) {
        values.set(key, damaged);
        expect(await mirror.read()).toBeNull();
      }
      values.set(key, value);
    }
    expect(await mirror.read()).toBe(text);
  });

  it('does not stand in the way of a new one', async () => {
    const { values, mirror } = setUp();
    values.set('vault-a', 'kennel-mirror-1 9 te');
    values.set('vault-b', 'something else');
    await mirror.write('much');
    expect(await mirror.read()).toBe('much');
  });
});

describe('an interrupted call', () => {
  const MISHAPS: readonly PlannedFault[] = PLANNED_FAULT_KINDS.map((kind) =>
    kind === 'truncates' ? { kind, keep: 0.6 } : { kind },
  );

  /** Runs a call with a failure at its first step, then anew with one at its second, and so on to its last. */
  async function atEveryStep(
    before: string,
    call: (mirror: VaultMirror) => Promise<void>,
    judge: (found: string | null, wasAcknowledged: boolean) => void,
  ): Promise<number> {
    let count = 0;
    for (const mishap of MISHAPS) {
      for (let step = 0, isOver = false; !isOver; step += 1) {
        const { mirror, store, open, clock } = setUp();
        await mirror.write(before);
        store.plan = listedFaults([...Array<null>(step).fill(null), mishap]);
        const wasAcknowledged = await isAcknowledged(() => call(mirror));
        isOver = store.mishaps.length === 0;
        clock.advance(60_000);
        store.plan = () => null;
        judge(await open().read(), wasAcknowledged);
        count += 1;
      }
    }
    return count;
  }

  it.each([
    ['short', 'old', 'new'],
    ['long', LONG('old'), LONG('new')],
  ])(
    'leaves the copy before or after a write, and the one after when acknowledged: %s',
    async (_, old, next) => {
      const count = await atEveryStep(
        old,
        (mirror) => mirror.write(next),
        (found, wasAcknowledged) => {
          expect(wasAcknowledged ? [next] : [old, next]).toContain(found);
        },
      );
      expect(count).toBeGreaterThan(30);
    },
  );

  it('leaves the copy or none after a removal, and none when acknowledged', async () => {
    await atEveryStep(
      LONG('old'),
      (mirror) => mirror.remove(),
      (found, wasAcknowledged) => {
        expect(wasAcknowledged ? [null] : [LONG('old'), null]).toContain(found);
      },
    );
  });

  it('of removing is finished by the next one', async () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { mirror, store, open, values, clock } = setUp();
      await mirror.write(LONG('old'));
      store.plan = seededFaults(seed, 0.3);
      await isAcknowledged(() => mirror.remove());
      clock.advance(60_000);
      store.plan = () => null;
      await open().remove();
      expect(await open().read()).toBeNull();
      expect([...values.values()].join('')).not.toContain('0123456789');
    }
  });
});

/** The next text to write; null: remove the copy. */
function nextText(next: () => number, step: number): string | null {
  if (next() < 0.2) return null;
  return next() < 0.5 ? `short ${step}` : LONG(String(step));
}

async function checkHistory(seed: number): Promise<void> {
  const { store, clock, values } = setUp();
  const next = seededNumbers(seed);
  let possible: (string | null)[] = [null];
  for (let step = 0; step < 12; step += 1) {
    const text = nextText(next, step);
    const { mirror } = setUp(values, clock);
    const faulty = createVaultMirror(store, clock, VALUE_LENGTH);
    store.plan = seededFaults(seed * 100 + step, 0.15);
    const done = await isAcknowledged(() => (text === null ? faulty.remove() : faulty.write(text)));
    possible = done ? [text] : [...possible, text];
    clock.advance(60_000);
    const found = await mirror.read();
    expect(possible).toContain(found);
    possible = [found];
  }
}

describe('a store of which much goes wrong', () => {
  it('leaves the last acknowledged copy or one of those after it, over 300 histories', async () => {
    for (let seed = 0; seed < 300; seed += 1) await checkHistory(seed);
  });
});

describe('a host that says nothing', () => {
  it('is given up after five seconds, and not written to before it has answered', async () => {
    const { clock, values } = setUp();
    let answer = (): void => undefined;
    const calls: string[] = [];
    const slow = {
      get: async (key: string) => values.get(key) ?? null,
      set: (key: string, value: string) => {
        calls.push(key);
        return new Promise<void>((resolve) => {
          answer = () => {
            values.set(key, value);
            resolve();
          };
        });
      },
      remove: async (key: string) => void values.delete(key),
    };
    const mirror = createVaultMirror(slow, clock);
    const writing = mirror.write('old').catch((fault: unknown) => fault);
    while (calls.length === 0) await new Promise(setImmediate);
    clock.advance(5000);
    expect(await writing).toMatchObject({ kind: 'timeout' });
    await expect(mirror.write('new')).rejects.toMatchObject({ kind: 'timeout' });
    expect(calls).toHaveLength(1);
    answer();
    await Promise.resolve();
    expect(await mirror.read()).toBe('old');
  });
});

describe('what the Kennel before large values wrote', () => {
  const states = left.states.map(({ what, holds, values }) => ({
    what,
    holds: holds === null ? null : holds.letter.repeat(holds.length),
    values: Object.entries(values as Readonly<Record<string, number>>).map(
      ([key, at]) => [key, left.texts[at] ?? ''] as const,
    ),
  }));
  const oldText = /o{40}|n{40}/;

  it.each(states)('$what: opens as it did, and goes with the next copy', async ({ holds, values }) => {
    const { store, clock, values: kept } = setUp(new Map(values));
    const mirror = createVaultMirror(store, clock);
    expect(await mirror.read()).toBe(holds);
    await mirror.write('much wow');
    expect(await mirror.read()).toBe('much wow');
    expect([...kept.values()].join('\n')).not.toMatch(oldText);
  });

  it.each(states)('$what: is deleted without a rest', async ({ values }) => {
    const { mirror, open, values: kept } = setUp(new Map(values));
    await mirror.remove();
    expect(await open().read()).toBeNull();
    expect([...kept.values()].join('\n')).not.toMatch(oldText);
  });

  it('is found in parts that nothing names any more', async () => {
    const { mirror, values } = setUp(new Map([['vault-b-0', 'o'.repeat(4096)]]));
    await mirror.remove();
    expect(values.size).toBe(0);
  });
});
