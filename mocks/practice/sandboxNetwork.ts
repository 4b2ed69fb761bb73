/** A page without a network: the sandbox answers below one origin, the page's own files load, and nothing else is reachable. */
import type { SandboxControl } from '../sandbox/control.ts';
import { INDEX_SERVICES } from '../sandbox/tokens/indexFaults.ts';

/** The sandbox's origin. `.invalid` is reserved and never resolves. */
export const SANDBOX_URL = 'https://sandbox.invalid';

async function answer(control: SandboxControl, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const isIndex = INDEX_SERVICES.some((service) => pathname.startsWith(`/${service}/`));
  const served = await (isIndex ? control.tokens : control.gateway).serve({
    method: request.method,
    path: pathname,
    query: searchParams,
    body: await request.text(),
  });
  if (served.kind === 'cut') throw new TypeError('the sandbox cut the line');
  if (served.kind === 'silence') return new Promise<never>(() => undefined);
  const { status, headers, body } = served.reply;
  return new Response(typeof body === 'string' ? body : body.slice().buffer, { status, headers });
}

/** A WebSocket class connected to the sandbox. */
const socketTo = (control: SandboxControl) =>
  class SandboxSocket extends EventTarget {
    #receive: (text: string) => void = () => undefined;
    #end = (): void => undefined;

    constructor(url: string) {
      super();
      queueMicrotask(() => this.#open(url));
    }

    send(text: string): void {
      queueMicrotask(() => this.#receive(text));
    }

    close(): void {
      this.#end();
      this.dispatchEvent(new Event('close'));
    }

    #open(url: string): void {
      const knock = control.gateway.knock();
      if (!url.startsWith(SANDBOX_URL.replace('https', 'wss')) || knock.kind !== 'open') {
        this.dispatchEvent(new Event('close'));
        return;
      }
      const end = knock.join({
        send: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
        close: () => this.dispatchEvent(new Event('close')),
      });
      this.#receive = (text) => end.receive(text);
      this.#end = () => end.end();
      this.dispatchEvent(new Event('open'));
    }
  };

/**
 * Replaces the network by the sandbox.
 *
 * @param ownOrigin - of the page, whose files may load; null: none
 * @returns restores the network
 */
export function replaceNetwork(control: SandboxControl, ownOrigin: string | null): () => void {
  const { fetch, WebSocket } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    if (origin === SANDBOX_URL) return answer(control, request);
    if (origin === ownOrigin) return fetch(input, init);
    throw new TypeError('practice reaches no server');
  };
  globalThis.WebSocket = socketTo(control) as unknown as typeof globalThis.WebSocket;
  return () => {
    globalThis.fetch = fetch;
    globalThis.WebSocket = WebSocket;
  };
}
