import { describe, expect, it } from 'vitest';
import { keyValueContract } from '../../src/ports/contracts/KeyValue.contract.ts';
import { createManualClock } from '../clock/manualClock.ts';
import { listedFaults, PLANNED_FAULT_KINDS, type PlannedFault, seededFaults } from './faultPlan.ts';
import { createFaultyKeyValue } from './faultyKeyValue.ts';

const nothingWrong = () => null;

keyValueContract('the faulty KeyValue on a good day', () => {
  const clock = createManualClock();
  const values = new Map<string, string>();
  return {
    store: createFaultyKeyValue(clock, nothingWrong, values),
    reopen: () => createFaultyKeyValue(clock, nothingWrong, values),
    otherPerson: () => null,
    close: () => undefined,
  };
});

const withMishaps = (...list: (PlannedFault | null)[]) =>
  createFaultyKeyValue(createManualClock(), listedFaults(list), new Map([['a', 'old']]));

describe('the faulty KeyValue', () => {
  it.each([
    ['throws-before', 'storage-blocked', 'old'],
    ['throws-after', 'storage-blocked', 'new'],
    ['full', 'storage-full', 'old'],
  ] as const)('%s: says %s, and keeps "%s"', async (kind, fault, kept) => {
    const store = withMishaps({ kind });
    await expect(store.set('a', 'new')).rejects.toMatchObject({ kind: fault });
    expect(store.values.get('a')).toBe(kept);
    expect(store.mishaps).toEqual([`${kind} set a`]);
  });

  it('loses without a word', async () => {
    const store = withMishaps({ kind: 'loses' }, { kind: 'loses' });
    await store.set('a', 'new');
    await store.remove('a');
    expect(await store.get('a')).toBe('old');
  });

  it('cuts off without a word', async () => {
    const store = withMishaps({ kind: 'truncates', keep: 0.5 });
    await store.set('a', '123456');
    expect(await store.get('a')).toBe('123');
  });

  it('does what it was told after the caller has given up', async () => {
    const clock = createManualClock();
    const store = createFaultyKeyValue(clock, listedFaults([{ kind: 'late' }]));
    const seen: string[] = [];
    clock.after(5000, () => seen.push(`given up, kept: ${store.values.get('a') ?? 'nothing'}`));
    await store.set('a', 'new');
    expect(seen).toEqual(['given up, kept: nothing']);
    expect(store.values.get('a')).toBe('new');
  });

  it('lets a later call overtake, and does not wait for one for ever', async () => {
    const store = withMishaps({ kind: 'out-of-order' }, null, { kind: 'out-of-order' });
    const order: string[] = [];
    await Promise.all([
      store.set('a', 'first').then(() => order.push('first')),
      store.set('a', 'second').then(() => order.push('second')),
    ]);
    expect(order).toEqual(['second', 'first']);
    expect(store.values.get('a')).toBe('first');
    await store.set('a', 'alone');
    expect(store.values.get('a')).toBe('alone');
  });
});

describe('a plan by seed', () => {
  const drawn = (seed: number, chance: number) => {
    const plan = seededFaults(seed, chance);
    return Array.from({ length: 500 }, () => plan());
  };

  it('is the same for the same seed, and another for another', () => {
    expect(drawn(7, 0.3)).toEqual(drawn(7, 0.3));
    expect(drawn(7, 0.3)).not.toEqual(drawn(8, 0.3));
  });

  it('has every kind of mishap, about as often as it was told', () => {
    const mishaps = drawn(7, 0.3).filter((mishap) => mishap !== null);
    expect(new Set(mishaps.map(({ kind }) => kind))).toEqual(new Set(PLANNED_FAULT_KINDS));
    expect(mishaps.length).toBeGreaterThan(100);
    expect(mishaps.length).toBeLessThan(200);
    expect(drawn(7, 0).every((mishap) => mishap === null)).toBe(true);
  });
});
