/** The SDK's bridge, bound to the host's protocol version: unsupported calls are rejected instead of being lost. */
import {
  isIframe,
  MethodParameterUnsupportedError,
  MethodUnsupportedError,
  type PostEventFn,
  postEvent as postAny,
  type RequestFn,
  request as requestAny,
  supports,
} from '@telegram-apps/bridge';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

type Version = `${number}.${number}`;

let version: Version | null = null;

/** Restricts all further calls to a protocol version. */
export function setVersion(spoken: string): void {
  version = spoken as Version;
}

const HEADER = 'web_app_set_header_color';

function rejectUnsupported(method: never, params: unknown): void {
  if (version === null) return;
  if (!supports(method, version)) throw new MethodUnsupportedError(method, version);
  const isColour = method === HEADER && fieldOf(params, 'color') !== undefined;
  if (isColour && !supports(HEADER, 'color', version))
    throw new MethodParameterUnsupportedError(method, 'color', version);
}

interface Entrance {
  postEvent(method: string, json?: string): void;
}

/** The native interface in the host's apps; null in frames, and in clients with another one. */
function nativeEntrance(): Entrance | null {
  const { TelegramWebviewProxy: entrance } = window as { readonly TelegramWebviewProxy?: Partial<Entrance> };
  return isIframe() || typeof entrance?.postEvent !== 'function' ? null : (entrance as Entrance);
}

/**
 * Calls the host directly if possible: to find the interface the SDK enumerates all properties of the window on each call, 10 ms on
 * a cheap phone.
 *
 * @throws {MethodUnsupportedError | MethodParameterUnsupportedError} what its version doesn't support
 */
export const postEvent = ((method: never, params?: never) => {
  rejectUnsupported(method, params);
  const entrance = nativeEntrance();
  if (entrance === null) postAny(method, params);
  else entrance.postEvent(method, JSON.stringify(params));
}) as PostEventFn;

/** Calls the host, and resolves with the answering event. Rejects with the errors of `postEvent`. */
export const request = ((method: never, events: never, options?: object) =>
  requestAny(method, events, { ...options, postEvent } as never)) as unknown as RequestFn;

/** Reads a field of a host event; the bridge leaves most events unchecked. @returns the field's value, of any type */
export function fieldOf(event: unknown, name: string): unknown {
  return isRecord(event) ? event[name] : undefined;
}
