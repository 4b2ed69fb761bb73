/** The effect of each call to the client's two storages, and the client's answer. */
import type { KeepingOutcome } from './biometryCalls.ts';
import type { HostEvent } from './hostAnswers.ts';
import type { DeviceHabits, HostDevice } from './hostDevice.ts';
import { type Params, textOf } from './params.ts';

type Kind = 'device' | 'secure';
type Values = Readonly<Record<string, string>>;

const CALL = /^web_app_(device|secure)_storage_(get_key|save_key|clear|restore_key)$/;
const KEY_LENGTH = 128;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const SIZES: Readonly<Record<DeviceHabits['deviceQuotaOf'], (values: Values) => number>> = {
  values: (values) => Object.values(values).reduce((sum, value) => sum + bytesOf(value), 0),
  json: (values) => bytesOf(JSON.stringify(values)),
  characters: (values) =>
    Object.entries(values).reduce((sum, [key, value]) => sum + key.length + value.length, 0),
};

const without = (values: Values, key: string): Values => {
  const { [key]: _, ...rest } = values;
  return rest;
};

/** A call to one of the storages, with its events' names. */
class StorageCall {
  readonly #kind: Kind;
  readonly #keeping: HostDevice;
  readonly #params: Params;
  readonly #habits: DeviceHabits;

  constructor(kind: Kind, keeping: HostDevice, params: Params, habits: DeviceHabits) {
    this.#kind = kind;
    this.#keeping = keeping;
    this.#params = params;
    this.#habits = habits;
  }

  get #values(): Values {
    return this.#keeping[`${this.#kind}Storage`];
  }

  run(verb: string): KeepingOutcome {
    const key = textOf(this.#params, 'key');
    const support = this.#habits[`${this.#kind}Storage`];
    if (support === 'silent') return [this.#keeping, null];
    if (support === 'unsupported') return this.#fail('UNSUPPORTED');
    // Web K does not reset its count of keys.
    if (verb === 'clear') return this.#keep({}, 'cleared');
    if (key.length === 0 || key.length > KEY_LENGTH) return this.#fail('KEY_INVALID');
    if (verb === 'restore_key') return this.#fail('RESTORE_UNAVAILABLE');
    return verb === 'get_key' ? this.#get(key) : this.#save(key);
  }

  #get(key: string): KeepingOutcome {
    const isLocked = this.#kind === 'secure' && !this.#keeping.hasPasscode;
    const value = isLocked ? null : (this.#values[key] ?? null);
    const isRestorable = this.#kind === 'secure' && this.#keeping.restorableKeys.includes(key);
    const restorable = isRestorable && value === null ? this.#habits.restorableMark : {};
    const given = value ?? (this.#habits.absentIsEmpty ? '' : null);
    return [this.#keeping, this.#event('key_received', { value: given, ...restorable })];
  }

  #save(key: string): KeepingOutcome {
    const { value } = this.#params;
    if (this.#kind === 'secure' && !this.#keeping.hasPasscode) return this.#fail('UNKNOWN_ERROR');
    if (value === null || value === undefined) return this.#saveNull(key);
    if (typeof value !== 'string') return this.#fail('VALUE_INVALID');
    return this.#saveText(key, value);
  }

  #saveNull(key: string): KeepingOutcome {
    if (this.#habits.nullValue === 'silent') return [this.#keeping, null];
    if (this.#habits.nullValue === 'text') return this.#saveText(key, 'null');
    return this.#keep(without(this.#values, key), 'key_saved', this.#countOf(key, ''));
  }

  #saveText(key: string, value: string): KeepingOutcome {
    const isDropped = value === '' && this.#habits.deviceCountsChanges;
    const next = isDropped ? without(this.#values, key) : { ...this.#values, [key]: value };
    const count = this.#countOf(key, value);
    if (this.#isOverfull(next, count)) return this.#fail('QUOTA_EXCEEDED');
    return this.#keep(next, 'key_saved', count);
  }

  /** Web K's count of keys: one more at each write of a text, one less at each removal. */
  #countOf(key: string, value: string): number {
    const { deviceKeyCount } = this.#keeping;
    if (this.#values[key] === value) return deviceKeyCount;
    return deviceKeyCount + (value === '' ? -1 : 1);
  }

  #isOverfull(next: Values, count: number): boolean {
    const { secureQuota, deviceQuota, deviceQuotaOf, deviceCountsChanges } = this.#habits;
    if (this.#kind === 'secure') return Object.keys(next).length > secureQuota;
    return (deviceCountsChanges && count > 10) || SIZES[deviceQuotaOf](next) > deviceQuota;
  }

  #keep(values: Values, name: string, deviceKeyCount = this.#keeping.deviceKeyCount): KeepingOutcome {
    const isDevice = this.#kind === 'device';
    const kept = isDevice ? { deviceStorage: values, deviceKeyCount } : { secureStorage: values };
    const isAnswered = !isDevice || this.#habits.deviceStorage === 'works';
    return [{ ...this.#keeping, ...kept }, isAnswered ? this.#event(name) : null];
  }

  #fail(error: string): KeepingOutcome {
    return [this.#keeping, this.#event('failed', { error })];
  }

  #event(name: string, payload: object = {}): HostEvent {
    return [`${this.#kind}_storage_${name}`, { req_id: textOf(this.#params, 'req_id'), ...payload }];
  }
}

/** @returns a storage call's result; null for any other call */
export function storageCall(
  keeping: HostDevice,
  habits: DeviceHabits,
  method: string,
  params: Params,
): KeepingOutcome | null {
  const [, kind, verb = ''] = CALL.exec(method) ?? [];
  if (kind !== 'device' && kind !== 'secure') return null;
  return new StorageCall(kind, keeping, params, habits).run(verb);
}
