/** The two connections between Telegram's clients and a Mini App. */
import type { HostEvent } from './hostAnswers.ts';
import type { PlatformHabits } from './platforms.ts';

/** Receives the app's calls. */
export type Receive = (method: string, params: unknown) => void;

/** A connection to one app. */
export interface Transport {
  send(event: HostEvent): void;
  close(): void;
}

type ReceiveEvent = (name: string, payload?: unknown) => void;

interface WebviewWindow extends Window {
  TelegramWebviewProxy?: unknown;
  Telegram?: { WebView?: { receiveEvent?: ReceiveEvent } };
  TelegramGameProxy?: { receiveEvent?: ReceiveEvent };
}

/** How a client delivers its events to the app's window. */
export type Delivery = Pick<PlatformHabits, 'receiver' | 'sendsNull'>;

/**
 * The connection of phone and desktop clients: an object injected into the app's own window.
 *
 * @param target - the app's window
 */
export function webviewTransport(
  target: Window,
  receive: Receive,
  { receiver, sendsNull }: Delivery,
): Transport {
  const app: WebviewWindow = target;
  app.TelegramWebviewProxy = {
    postEvent: (method: string, json?: string) => receive(method, json ? JSON.parse(json) : undefined),
  };
  return {
    send: ([name, payload]) => {
      const door = receiver === 'Telegram.WebView' ? app.Telegram?.WebView : app.TelegramGameProxy;
      if (payload === undefined && !sendsNull) door?.receiveEvent?.(name);
      else door?.receiveEvent?.(name, payload ?? null);
    },
    close: () => {
      delete app.TelegramWebviewProxy;
    },
  };
}

/** Parses one message; null when it does not follow the protocol. */
export function parseMessage(data: unknown): { readonly method: string; readonly params: unknown } | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message !== 'object' || message === null || !('eventType' in message)) return null;
    const params = 'eventData' in message ? message.eventData : undefined;
    return typeof message.eventType === 'string' ? { method: message.eventType, params } : null;
  } catch {
    return null;
  }
}

/**
 * The connection of web clients: messages between a page and the frame with the app.
 *
 * @param frame - only its messages are received
 */
export function frameTransport(frame: HTMLIFrameElement, receive: Receive): Transport {
  const page = frame.ownerDocument.defaultView;
  const listen = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow) return;
    const message = parseMessage(event.data);
    if (message) receive(message.method, message.params);
  };
  page?.addEventListener('message', listen);
  return {
    send: ([eventType, eventData]) =>
      frame.contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), '*'),
    close: () => page?.removeEventListener('message', listen),
  };
}
