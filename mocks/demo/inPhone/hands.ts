/** Acts for the visitor inside the phone: enters the demo's password, and gives an image to the wallet's own file field. */
import { DEMO_PASSWORD } from '../people.ts';
import { deskOrigin } from './deskOrigin.ts';
import { type HandOrder, PICTURE_TYPE, TOUCHED } from './handOrders.ts';

const PASSWORD_FIELD = 'input[autocomplete="current-password"]';
const PICTURE_FIELD = 'input[type="file"][accept^="image/"]';

/** Waits for an element; null after the timeout. */
async function appears<Found extends Element>(selector: string, withinMs: number): Promise<Found | null> {
  const until = performance.now() + withinMs;
  for (;;) {
    const found = document.querySelector<Found>(selector);
    if (found !== null || performance.now() > until) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Types like a keyboard: React notices only values set by the native setter. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function unlock(): Promise<boolean> {
  const field = await appears<HTMLInputElement>(PASSWORD_FIELD, 20_000);
  if (field === null) return false;
  type(field, DEMO_PASSWORD);
  await new Promise(requestAnimationFrame);
  field.form?.requestSubmit();
  return true;
}

async function choosePicture(url: string): Promise<boolean> {
  const field = document.querySelector<HTMLInputElement>(PICTURE_FIELD);
  if (field === null) return false;
  const blob = await (await fetch(url)).blob();
  const files = new DataTransfer();
  files.items.add(new File([blob], 'code.png', { type: 'image/png' }));
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

async function obey(order: HandOrder): Promise<boolean> {
  return order.hand === 'unlock' ? unlock() : choosePicture(order.url);
}

/** Accepts files dropped anywhere on the wallet and the desk's commands; reports touches. */
export function lendHands(): void {
  const origin = deskOrigin();
  window.addEventListener('message', ({ source, origin: from, data, ports: [port] }) => {
    if (source !== window.parent || from !== origin || typeof data?.hand !== 'string') return;
    void obey(data as HandOrder).then((isDone) => port?.postMessage(isDone));
  });
  // Captured before the wallet's handlers: the client must know of the touch before the wallet calls it.
  for (const name of ['pointerup', 'click'])
    window.addEventListener(name, () => window.parent.postMessage(TOUCHED, origin), { capture: true });
  if (new URLSearchParams(window.location.search).has('unlock')) void unlock();
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes(PICTURE_TYPE)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    const url = event.dataTransfer?.getData(PICTURE_TYPE) ?? '';
    if (url === '') return;
    event.preventDefault();
    void choosePicture(url);
  });
}
