/** The sandbox in a Node HTTP server: a connect-style middleware, and WebSockets. */

import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { SHOP_ORIGIN } from '../../dogeconnect/payload.ts';
import type { Vendor } from '../../dogeconnect/Vendor.ts';
import type { BlockbookReply } from '../blockbook/types.ts';
import type { SandboxControl } from '../control.ts';
import { answerControl } from '../controlApi.ts';
import type { SocketEnd } from '../faults/SocketLine.ts';
import type { SocketWire } from '../faults/socketFaults.ts';
import { clientOf } from '../limits/clientOf.ts';
import type { TokenReply } from '../tokens/answers/reply.ts';
import { isTokenPath } from '../tokens/TokenSandbox.ts';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Logs one line about a request. */
export type Log = (line: string) => void;

/** Characters of a message that are logged. */
const LOGGED = 300;

/** No header is exposed: a page of another origin cannot read `Retry-After`, as behind most proxies. */
const OPEN_TO_ALL: TokenReply['headers'] = {
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

/** Headers of every response but those of a Blockbook closed to other origins' pages. */
type Opening = Readonly<Record<string, string>>;

/** Token indexes add their other headers themselves. */
const OPEN: Opening = { 'access-control-allow-origin': '*' };

function write(
  response: ServerResponse,
  { status, headers, body }: TokenReply,
  opening: Opening = OPEN_TO_ALL,
): void {
  response.writeHead(status, { ...opening, ...headers });
  response.end(body);
}

const SHOP_HOST = new URL(SHOP_ORIGIN).host;
const SHOP_PATH = '/shop';

/** A request's URL at the shop, by the shop's host name or by a path; null when it is not for the shop. */
function shopUrl({ headers }: IncomingMessage, { pathname, search }: URL): string | null {
  if (headers.host === SHOP_HOST) return `${SHOP_ORIGIN}${pathname}${search}`;
  return pathname.startsWith(`${SHOP_PATH}/`)
    ? `${SHOP_ORIGIN}${pathname.slice(SHOP_PATH.length)}${search}`
    : null;
}

/** The shop's response; none when it is silent. */
async function handleShop(request: IncomingMessage, response: ServerResponse, url: string, shop: Vendor) {
  const answered = await shop.serve(request.method ?? 'GET', url, await readText(request));
  if (answered === null) return;
  const { status, contentType, body } = answered;
  write(response, { status, headers: { 'content-type': contentType }, body });
}

async function handle(request: IncomingMessage, response: ServerResponse, url: URL, control: SandboxControl) {
  const { method = 'GET' } = request;
  const body = await readText(request);
  if (url.pathname.startsWith('/control/')) {
    write(response, answerControl(url.pathname, body, control));
    return;
  }
  const asked = { method, path: url.pathname, query: url.searchParams, body };
  const client = clientOf(request.headers, request.socket.remoteAddress);
  const served = await (isTokenPath(url.pathname)
    ? control.tokens.serve(asked)
    : control.gateway.serve(asked, client));
  if (served.kind === 'reply') write(response, served.reply, openingOf(url, control));
  else if (served.kind === 'cut') request.socket.destroy();
}

const isBlockbook = (path: string): boolean => path === '/api' || path.startsWith('/api/');

function openingOf({ pathname }: URL, { gateway }: SandboxControl): Opening {
  if (isTokenPath(pathname)) return OPEN;
  return gateway.faults.isClosedToPages && isBlockbook(pathname) ? {} : OPEN_TO_ALL;
}

const isOurs = (path: string): boolean =>
  isBlockbook(path) || path.startsWith('/control/') || isTokenPath(path);

/** Serves a sandbox's `/api`, `/control`, `/shop` and token servers; everything else is passed on. Mount it under any path. */
export function sandboxMiddleware(control: SandboxControl, log?: Log): Middleware {
  return (request, response, next) => {
    if (log) response.on('close', () => log(`${request.method} ${request.url} ${response.statusCode}`));
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const shop = shopUrl(request, url);
    if (shop === null && !isOurs(url.pathname)) next();
    else if (request.method === 'OPTIONS' && !isTokenPath(url.pathname))
      response.writeHead(204, openingOf(url, control)).end();
    else if (shop !== null) handleShop(request, response, shop, control.shop).catch(next);
    else handle(request, response, url, control).catch(next);
  };
}

/** Answers a WebSocket request with plain HTTP. */
function turnAway(socket: Duplex, { status, headers, body }: BlockbookReply): void {
  const fields = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

function carry(socket: WebSocket, join: (wire: SocketWire) => SocketEnd, log?: Log): void {
  const end = join({
    send: (text) => {
      log?.(`socket < ${text.slice(0, LOGGED)}`);
      socket.send(text);
    },
    cut: (part) => socket.send(part, { fin: false }, () => socket.terminate()),
    close: () => socket.terminate(),
  });
  socket.on('message', (data, isBinary) => {
    if (isBinary) return socket.terminate();
    log?.(`socket > ${data.toString().slice(0, LOGGED)}`);
    end.receive(data.toString());
  });
  socket.on('close', () => end.end());
  socket.on('error', () => end.end());
}

/** The part of a Node server that WebSockets need. */
export interface UpgradingServer {
  on(event: 'upgrade', listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): unknown;
  off(event: 'upgrade', listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): unknown;
}

/**
 * Accepts WebSockets at a server's `{prefix}/websocket`, and ignores all others.
 *
 * @returns a function that closes them and accepts no more
 */
export function attachWebSocket(
  server: UpgradingServer,
  control: SandboxControl,
  prefix = '',
  log?: Log,
): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (pathname !== `${prefix}/websocket`) return;
    const knock = control.gateway.knock(clientOf(request.headers, request.socket.remoteAddress));
    if (knock.kind === 'cut') socket.destroy();
    else if (knock.kind === 'reply') turnAway(socket, knock.reply);
    else sockets.handleUpgrade(request, socket, head, (opened) => carry(opened, knock.join, log));
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    control.gateway.dropSockets();
    sockets.close();
  };
}
