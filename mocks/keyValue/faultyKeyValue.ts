/** A KeyValue to which goes wrong what a plan says: it throws, loses, cuts off, answers late or out of order, or is full. */
import { Fault } from '../../src/domain/fault.ts';
import type { KeyValue } from '../../src/ports/KeyValue.ts';
import type { ManualClock } from '../clock/manualClock.ts';
import type { FaultPlan, PlannedFault } from './faultPlan.ts';
import { checkKey } from './memoryKeyValue.ts';

/** A KeyValue for tests. */
export interface FaultyKeyValue extends KeyValue {
  /** what is kept now */
  readonly values: Map<string, string>;
  /** every mishap so far, for example `loses set vault-a` */
  readonly mishaps: readonly string[];
  /** replaces the plan */
  plan: FaultPlan;
}

/** longer than anybody waits, milliseconds */
const LATE_MS = 10_000;
/** turns of the event loop's microtasks in which a later call may overtake */
const TURNS = 20;

interface Call<Value> {
  readonly name: string;
  /** what it does when all goes well; a cut call gets what is left of its text */
  readonly act: (keep: number) => Value;
  /** what it says without doing anything; undefined when only the doing gives an answer */
  readonly pretend?: () => Value;
}

/**
 * Makes one.
 *
 * @param clock - moved past everybody's patience by calls that are late
 * @param values - what is kept; hand the same map to the next one to reopen the place
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
