/** The SDK's bridge in the version of the protocol that this host has: what the host lacks is rejected, not called in vain. */
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

/** Holds all calls from now on to a version of the protocol. */
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

/** The host's own entrance, in its apps; null in frames, and where there is another. */
function nativeEntrance(): ((method: string, json?: string) => void) | null {
  const proxy: unknown = Reflect.get(window, 'TelegramWebviewProxy');
  if (isIframe() || !isRecord(proxy) || typeof proxy.postEvent !== 'function') return null;
  return (method, json) => Reflect.apply(proxy.postEvent as () => void, proxy, [method, json]);
}

/**
 * Calls the host. To find the entrance the SDK looks at every property of the window, for each call: 10 ms on a cheap phone.
 *
 * @throws {MethodUnsupportedError} what its version lacks
 */
export const postEvent = ((method: never, params?: never) => {
  rejectUnsupported(method, params);
  const enter = nativeEntrance();
  if (enter === null) postAny(method, params);
  else enter(method, JSON.stringify(params));
}) as PostEventFn;

/** Calls the host, and resolves with the event that answers. Rejects with what `postEvent` throws. */
export const request = ((method: never, events: never, options?: object) =>
  requestAny(method, events, { ...options, postEvent } as never)) as unknown as RequestFn;

/** Reads events of the host, most of which the bridge hands on unchecked. @returns one field, whatever the host sent */
export function fieldOf(event: unknown, name: string): unknown {
  return isRecord(event) ? event[name] : undefined;
}
