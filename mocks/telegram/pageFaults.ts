/** What clients of Telegram take away from the page itself, rather than from the conversation with it. */

/** Ends a fault. */
export type Undo = () => void;

/** Replaces a property of an object for a while, also one that it inherits. */
function replace(target: object, name: string, descriptor: PropertyDescriptor): Undo {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

const rejected = () => Promise.reject(new DOMException('Not allowed here', 'NotAllowedError'));

/** The browser hands nothing out of the clipboard. */
export function rejectReading(page: Window): Undo {
  return replace(page.navigator.clipboard, 'readText', { value: rejected });
}

/** Nothing reaches the clipboard, by whatever means. */
export function rejectCopying(page: Window): Undo {
  const undoWrite = replace(page.navigator.clipboard, 'writeText', { value: rejected });
  const undoCommand = replace(page.document, 'execCommand', { value: () => false });
  return () => {
    undoWrite();
    undoCommand();
  };
}

/** The page has no service workers, as on iOS. */
export function dropServiceWorkers(page: Window): Undo {
  return replace(page.navigator, 'serviceWorker', { value: undefined });
}

interface Receiver {
  receiveEvent?: (name: string, payload: unknown) => void;
}

interface WebviewPage extends Window {
  Telegram?: { WebView?: Receiver };
  TelegramGameProxy?: Receiver;
}

/** Telegram's own script was loaded too: it puts its own recipient where the clients look for the app's. */
export function loadConflictingScript(page: Window): Undo {
  const { Telegram, TelegramGameProxy } = page as WebviewPage;
  for (const receiver of [Telegram?.WebView, TelegramGameProxy])
    if (receiver) receiver.receiveEvent = () => undefined;
  // What the bridge made of it stays, as it does on a real page.
  return () => undefined;
}
