/** What each call about the client's two storages does to what it keeps, and what the client answers. */
import type { KeepingOutcome } from './biometryCalls.ts';
import type { HostEvent } from './hostAnswers.ts';
import type { DeviceHabits, HostDevice } from './hostDevice.ts';
import { type Params, textOf } from './params.ts';

type Kind = 'device' | 'secure';
type Values = Readonly<Record<string, string>>;
type Outcome = readonly [Values, HostEvent | null];

const CALL = /^web_app_(device|secure)_storage_(get_key|save_key|clear|restore_key)$/;
const KEY_LENGTH = 128;

function sizeOf(values: Values): number {
  return Object.entries(values).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
}

function isOverfull(kind: Kind, values: Values, habits: DeviceHabits): boolean {
  return kind === 'device'
    ? sizeOf(values) > habits.deviceQuota
    : Object.keys(values).length > habits.secureQuota;
}

/** One call on one of the storages, with the words of its events. */
class StorageCall {
  readonly #kind: Kind;
  readonly #values: Values;
  readonly #params: Params;
  readonly #habits: DeviceHabits;

  constructor(kind: Kind, values: Values, params: Params, habits: DeviceHabits) {
    this.#kind = kind;
    this.#values = values;
    this.#params = params;
    this.#habits = habits;
  }

  run(verb: string): Outcome {
    const key = textOf(this.#params, 'key');
    if (this.#kind === 'secure' && this.#habits.secureUnsupported) return this.#fail('UNSUPPORTED');
    if (verb === 'clear') return [{}, this.#event('cleared')];
    if (key.length === 0 || key.length > KEY_LENGTH) return this.#fail('KEY_INVALID');
    if (verb === 'restore_key') return this.#fail('RESTORE_UNAVAILABLE');
    return verb === 'get_key' ? this.#get(key) : this.#save(key);
  }

  #get(key: string): Outcome {
    const flag = this.#habits.iosCanRestoreCamelCase ? 'canRestore' : 'can_restore';
    const value = this.#values[key] ?? null;
    const extra = this.#kind === 'secure' ? { [flag]: false } : {};
    return [this.#values, this.#event('key_received', { value, ...extra })];
  }

  #save(key: string): Outcome {
    const { value } = this.#params;
    if (value === null || value === undefined) return this.#drop(key);
    if (typeof value !== 'string') return this.#fail('VALUE_INVALID');
    const next = { ...this.#values, [key]: value };
    if (isOverfull(this.#kind, next, this.#habits)) return this.#fail('QUOTA_EXCEEDED');
    return [next, this.#event('key_saved')];
  }

  #drop(key: string): Outcome {
    if (this.#habits.failsOnNullValue) return [this.#values, null];
    const { [key]: _, ...rest } = this.#values;
    return [rest, this.#event('key_saved')];
  }

  #fail(error: string): Outcome {
    return [this.#values, this.#event('failed', { error })];
  }

  #event(name: string, payload: object = {}): HostEvent {
    return [`${this.#kind}_storage_${name}`, { req_id: textOf(this.#params, 'req_id'), ...payload }];
  }
}

/** @returns what comes of a call about a storage; null for any other call */
export function storageCall(
  keeping: HostDevice,
  habits: DeviceHabits,
  method: string,
  params: Params,
): KeepingOutcome | null {
  const [, kind, verb = ''] = CALL.exec(method) ?? [];
  if (kind !== 'device' && kind !== 'secure') return null;
  const name = `${kind}Storage` as const;
  const [values, event] = new StorageCall(kind, keeping[name], params, habits).run(verb);
  return [{ ...keeping, [name]: values }, event];
}
