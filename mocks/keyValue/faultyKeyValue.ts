/** A KeyValue with planned failures: it throws, loses or truncates values, answers late or out of order, or is full. */
import { Fault } from '../../src/domain/fault.ts';
import type { KeyValue } from '../../src/ports/KeyValue.ts';
import type { ManualClock } from '../clock/manualClock.ts';
import type { FaultPlan, PlannedFault } from './faultPlan.ts';
import { checkKey } from './memoryKeyValue.ts';

export interface FaultyKeyValue extends KeyValue {
  /** the stored values */
  readonly values: Map<string, string>;
  /** every failure so far, for example `loses set vault-a` */
  readonly mishaps: readonly string[];
  plan: FaultPlan;
}

/** longer than any caller's timeout, milliseconds */
const LATE_MS = 10_000;
/** microtask turns within which a later call may overtake */
const TURNS = 20;

interface Call<Value> {
  readonly name: string;
  /** the call's effect when nothing fails; a truncated call passes the share of its text to keep */
  readonly act: (keep: number) => Value;
  /** its answer without any effect; undefined when only the effect gives one */
  readonly pretend?: () => Value;
}

/**
 * Makes one.
 *
 * @param clock - late calls advance it beyond every timeout
 * @param values - the stored values; pass the same map again to reopen the store
 */
export function createFaultyKeyValue(
  clock: ManualClock,
  plan: FaultPlan,
  values: Map<string, string> = new Map(),
): FaultyKeyValue {
  const mishaps: string[] = [];
  let doneCount = 0;

  async function letOthersPass(): Promise<void> {
    const before = doneCount;
    for (let turn = 0; turn < TURNS && doneCount === before; turn += 1) await Promise.resolve();
  }

  function blocked<Value>(act: () => Value): never {
    act();
    throw new Fault('storage-blocked', 'mishap');
  }

  async function suffer<Value>({ act, pretend }: Call<Value>, mishap: PlannedFault): Promise<Value> {
    switch (mishap.kind) {
      case 'throws-before':
        return blocked(() => undefined);
      case 'throws-after':
        return blocked(() => act(1));
      case 'loses':
        return pretend ? pretend() : act(1);
      case 'truncates':
        return act(mishap.keep);
      case 'full':
        if (pretend) throw new Fault('storage-full', 'mishap');
        return act(1);
      case 'late':
        await Promise.resolve();
        clock.advance(LATE_MS);
        return act(1);
      case 'out-of-order':
        await letOthersPass();
        return act(1);
    }
  }

  async function run<Value>(key: string, call: Call<Value>): Promise<Value> {
    checkKey(key);
    const mishap = store.plan();
    if (mishap) mishaps.push(`${mishap.kind} ${call.name} ${key}`);
    try {
      return mishap ? await suffer(call, mishap) : call.act(1);
    } finally {
      doneCount += 1;
    }
  }

  const store: FaultyKeyValue = {
    values,
    mishaps,
    plan,
    get: (key) => run(key, { name: 'get', act: () => values.get(key) || null }),
    set: (key, value) =>
      run(key, {
        name: 'set',
        act: (keep) => void values.set(key, value.slice(0, Math.floor(value.length * keep))),
        pretend: () => undefined,
      }),
    remove: (key) =>
      run(key, { name: 'remove', act: () => void values.delete(key), pretend: () => undefined }),
  };
  return store;
}
