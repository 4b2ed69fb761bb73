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

interface Entrance {
  postEvent(method: string, json?: string): void;
}

/** The host's own entrance, in its apps; null in frames, and where there is another. */
function nativeEntrance(): Entrance | null {
  const { TelegramWebviewProxy: entrance } = window as { readonly TelegramWebviewProxy?: Partial<Entrance> };
  return isIframe() || typeof entrance?.postEvent !== 'function' ? null : (entrance as Entrance);
}

/**
 * Calls the host. To find the entrance the SDK looks at every property of the window, for each call: 10 ms on a cheap phone.
 *
 * @throws {MethodUnsupportedError | MethodParameterUnsupportedError} what its version lacks
 */
export const postEvent = ((method: never, params?: never) => {
  rejectUnsupported(method, params);
  const entrance = nativeEntrance();
  if (entrance === null) postAny(method, params);
  else entrance.postEvent(method, JSON.stringify(params));
}) as PostEventFn;

/** Calls the host, and resolves with the event that answers. Rejects with what `postEvent` throws. */
export const request = ((method: never, events: never, options?: object) =>
  requestAny(method, events, { ...options, postEvent } as never)) as unknown as RequestFn;

/** Reads events of the host, most of which the bridge hands on unchecked. @returns one field, whatever the host sent */
export function fieldOf(event: unknown, name: string): unknown {
  return isRecord(event) ? event[name] : undefined;
}
