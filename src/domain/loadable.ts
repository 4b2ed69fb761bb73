import type { Fault } from './fault.ts';

/** A fetched value: what is known now, and the state of the request. A failure keeps the previous value. */
export type Loadable<Value> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly previous?: Value; readonly previousAtMs?: number }
  | { readonly status: 'ready'; readonly value: Value; readonly atMs: number }
  | {
      readonly status: 'failed';
      readonly fault: Fault;
      readonly previous?: Value;
      readonly previousAtMs?: number;
    };

/** Not requested yet. */
export const IDLE: Loadable<never> = { status: 'idle' };

/** The latest value, whatever the current state. */
export function lastValue<Value>(loadable: Loadable<Value>): Value | undefined {
  if (loadable.status === 'ready') return loadable.value;
  return loadable.status === 'idle' ? undefined : loadable.previous;
}

/** When the last value was fetched, milliseconds since 1970. */
export function lastAtMs<Value>(loadable: Loadable<Value>): number | undefined {
  if (loadable.status === 'ready') return loadable.atMs;
  return loadable.status === 'idle' ? undefined : loadable.previousAtMs;
}

const keep = <Value>(from: Loadable<Value>) => {
  const previous = lastValue(from);
  const previousAtMs = lastAtMs(from);
  return previous === undefined || previousAtMs === undefined ? {} : { previous, previousAtMs };
};

/** The same value, being fetched again. */
export const loading = <Value>(from: Loadable<Value>): Loadable<Value> => ({
  status: 'loading',
  ...keep(from),
});

/** A value that was just fetched. */
export const ready = <Value>(value: Value, atMs: number): Loadable<Value> => ({
  status: 'ready',
  value,
  atMs,
});

/** The same value, after a failed attempt to fetch it again. */
export const failed = <Value>(from: Loadable<Value>, fault: Fault): Loadable<Value> => ({
  status: 'failed',
  fault,
  ...keep(from),
});
