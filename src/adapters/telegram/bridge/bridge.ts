/** The SDK's bridge in the version of the protocol that this host has: what the host lacks is rejected, not called in vain. */
import {
  createPostEvent,
  type PostEventFn,
  postEvent as postAny,
  type RequestFn,
  request as requestAny,
} from '@telegram-apps/bridge';

let post: PostEventFn = postAny;

/** Holds all calls from now on to a version of the protocol. */
export function setVersion(version: string): void {
  post = createPostEvent(version as `${number}.${number}`);
}

/** Calls the host. @throws {MethodUnsupportedError} what its version lacks */
export const postEvent = ((method: never, params?: never) => post(method, params)) as PostEventFn;

/** Calls the host, and resolves with the event that answers. Rejects with what `postEvent` throws. */
export const request = ((method: never, events: never, options?: object) =>
  requestAny(method, events, { ...options, postEvent } as never)) as unknown as RequestFn;

/** Reads events of the host, most of which the bridge hands on unchecked. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @returns one field of an event, whatever the host sent */
export function fieldOf(event: unknown, name: string): unknown {
  return isRecord(event) ? event[name] : undefined;
}
