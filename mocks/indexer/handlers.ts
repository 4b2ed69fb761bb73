/** The sandbox's Blockbook for Mock Service Worker, in the browser (`setupWorker`) and in Node (`setupServer`). */

import { HttpResponse, http, type RequestHandler, type WebSocketHandler, ws } from 'msw';
import type { SandboxControl } from '../sandbox/control.ts';
import type { TokenServed } from '../sandbox/tokens/answers/reply.ts';

const GOING_AWAY = 1001;

/** The result as a Mock Service Worker response. */
export function toResponse(served: TokenServed): Response | Promise<never> {
  if (served.kind === 'cut') return HttpResponse.error();
  if (served.kind === 'silence') return new Promise<never>(() => undefined);
  const { status, headers, body } = served.reply;
  return new HttpResponse(typeof body === 'string' ? body : body.slice().buffer, { status, headers });
}

async function serve(request: Request, control: SandboxControl, prefix: string): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const served = await control.gateway.serve({
    method: request.method,
    path: pathname.slice(prefix.length),
    query: searchParams,
    body: await request.text(),
  });
  // to a page, a response it may not read looks like a network error, whatever happened to the request
  return control.gateway.faults.isClosedToPages ? HttpResponse.error() : toResponse(served);
}

function socketHandler(url: string, control: SandboxControl): WebSocketHandler {
  return ws.link(url).addEventListener('connection', ({ client }) => {
    const knock = control.gateway.knock();
    if (knock.kind !== 'open') {
      client.close(GOING_AWAY);
      return;
    }
    const end = knock.join({ send: (text) => client.send(text), close: () => client.close(GOING_AWAY) });
    client.addEventListener('message', (event) => end.receive(String(event.data)));
    client.addEventListener('close', () => end.end());
  });
}

/**
 * Handlers that answer every request below a base URL from a sandbox, with its control's faults.
 *
 * @param baseUrl - absolute, without a trailing slash; the WebSocket is at `{baseUrl}/websocket`
 */
export function blockbookHandlers(
  control: SandboxControl,
  baseUrl: string,
): readonly (RequestHandler | WebSocketHandler)[] {
  const { pathname } = new URL(baseUrl);
  const prefix = pathname === '/' ? '' : pathname;
  return [
    http.all(`${baseUrl}/api`, ({ request }) => serve(request, control, prefix)),
    http.all(`${baseUrl}/api/*`, ({ request }) => serve(request, control, prefix)),
    socketHandler(`${baseUrl.replace(/^http/, 'ws')}/websocket`, control),
  ];
}
