/** Browser features that Telegram's clients remove from the page. */

/** Ends a fault. */
export type Undo = () => void;

/** Temporarily replaces an object's property, own or inherited. */
function replace(target: object, name: string, descriptor: PropertyDescriptor): Undo {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

const rejected = () => Promise.reject(new DOMException('Not allowed here', 'NotAllowedError'));

/** Makes reading the clipboard fail. */
export function rejectReading(page: Window): Undo {
  return replace(page.navigator.clipboard, 'readText', { value: rejected });
}

/** Makes every way of copying to the clipboard fail. */
export function rejectCopying(page: Window): Undo {
  const undoWrite = replace(page.navigator.clipboard, 'writeText', { value: rejected });
  const undoCommand = replace(page.document, 'execCommand', { value: () => false });
  return () => {
    undoWrite();
    undoCommand();
  };
}

/** Removes service workers, as on iOS. */
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

/** Simulates Telegram's own script: its receiver replaces the app's. */
export function loadConflictingScript(page: Window): Undo {
  const { Telegram, TelegramGameProxy } = page as WebviewPage;
  for (const receiver of [Telegram?.WebView, TelegramGameProxy])
    if (receiver) receiver.receiveEvent = () => undefined;
  // Its changes stay, as on a real page.
  return () => undefined;
}
