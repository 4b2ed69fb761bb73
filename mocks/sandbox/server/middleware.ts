/** The sandbox as part of a Node HTTP server: a connect-style middleware, and WebSockets beside it. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SandboxControl } from '../control.ts';
import { answerControl } from '../controlApi.ts';
import type { TokenReply } from '../tokens/answers/reply.ts';
import { isTokenPath } from '../tokens/TokenWorld.ts';

/** Handles a request, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
};

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function write(response: ServerResponse, { status, headers, body }: TokenReply): void {
  response.writeHead(status, { ...OPEN_TO_ALL, ...headers });
  response.end(body);
}

async function handle(request: IncomingMessage, response: ServerResponse, url: URL, control: SandboxControl) {
  const { method = 'GET' } = request;
  const body = await readText(request);
  if (url.pathname.startsWith('/control/')) {
    write(response, answerControl(url.pathname, body, control));
    return;
  }
  const asked = { method, path: url.pathname, query: url.searchParams, body };
  const served = await (isTokenPath(url.pathname) ? control.tokens : control.gateway).serve(asked);
  if (served.kind === 'reply') write(response, served.reply);
  else if (served.kind === 'cut') request.socket.destroy();
}

const isOurs = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path.startsWith('/control/') || isTokenPath(path);

/** Serves `/api`, `/control` and the token world of a sandbox; everything else is passed on. Mount it under any path. */
export function sandboxMiddleware(control: SandboxControl): Middleware {
  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    if (!isOurs(url.pathname)) next();
    else if (request.method === 'OPTIONS') response.writeHead(204, OPEN_TO_ALL).end();
    else handle(request, response, url, control).catch(next);
  };
}

function join(socket: WebSocket, control: SandboxControl): void {
  const end = control.gateway.open({ send: (text) => socket.send(text), close: () => socket.terminate() });
  if (!end) {
    socket.terminate();
    return;
  }
  socket.on('message', (data) => end.receive(data.toString()));
  socket.on('close', () => end.end());
  socket.on('error', () => end.end());
}

/** The part of a Node server that WebSockets need. */
export interface UpgradingServer {
  on(event: 'upgrade', listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): unknown;
  off(event: 'upgrade', listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): unknown;
}

/**
 * Takes WebSockets at `{prefix}/websocket` of a server, and leaves all others alone.
 *
 * @returns a function that closes them and takes no more
 */
export function attachWebSocket(server: UpgradingServer, control: SandboxControl, prefix = ''): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (pathname !== `${prefix}/websocket`) return;
    if (control.gateway.faults.down) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, (opened) => join(opened, control));
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    control.gateway.dropSockets();
    sockets.close();
  };
}
