/** One of several Blockbooks on the sandbox's chain, whose node can be disconnected. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type RawData, WebSocket as Socket, type WebSocket, WebSocketServer } from 'ws';
import { OWN_HEADER } from '../../mocks/sandbox/limits/clientOf.ts';

/** A Blockbook's error when its node's port is closed. */
const REFUSED = 'Post "http://127.0.0.1:22555": dial tcp 127.0.0.1:22555: connect: connection refused';

export interface Replica {
  /** `host:port` */
  readonly address: string;
  /** the number of open sockets */
  readonly openSockets: () => number;
  /** from now on it repeats its earlier responses, gets no notifications, and broadcasts nothing */
  readonly loseNode: () => void;
  dispose(): Promise<void>;
}

interface Question {
  readonly id: string;
  readonly method: string;
  readonly params?: unknown;
}

const keyOf = ({ method, params }: Question): string => JSON.stringify([method, params]);

/** Forwards one socket to the sandbox and back. */
class Carried {
  readonly #known = new Map<string, unknown>();
  readonly #asked = new Map<string, Question>();
  readonly #page: WebSocket;
  readonly #server: Socket;
  readonly #hasNode: () => boolean;

  constructor(page: WebSocket, server: Socket, hasNode: () => boolean) {
    this.#page = page;
    this.#server = server;
    this.#hasNode = hasNode;
    const waiting: string[] = [];
    server.on('open', () => {
      for (const text of waiting.splice(0)) server.send(text);
    });
    page.on('message', (data) => {
      const text = String(data);
      const question = JSON.parse(text) as Question;
      if (!hasNode()) return this.#answerWithout(question);
      this.#asked.set(question.id, question);
      if (server.readyState === Socket.OPEN) server.send(text);
      else waiting.push(text);
    });
    server.on('message', (data) => this.#handOn(data));
    page.on('close', () => server.terminate());
    server.on('close', () => page.terminate());
    for (const side of [page, server]) side.on('error', () => page.terminate());
  }

  #handOn(data: RawData): void {
    if (!this.#hasNode()) return;
    const text = String(data);
    const { id, data: answer } = JSON.parse(text) as { readonly id: string; readonly data: unknown };
    const question = this.#asked.get(id);
    if (question) this.#known.set(keyOf(question), answer);
    this.#page.send(text);
  }

  #answerWithout(question: Question): void {
    const known = this.#known.get(keyOf(question));
    const isAsked = question.method === 'sendTransaction' || known === undefined;
    const data = isAsked ? { error: { message: REFUSED } } : known;
    this.#page.send(JSON.stringify({ id: question.id, data }));
  }

  end(): void {
    this.#page.terminate();
    this.#server.terminate();
  }
}

/** Starts one. @param sandbox - as `host:port` */
export async function startReplica(sandbox: string): Promise<Replica> {
  let hasNode = true;
  const [host, port] = sandbox.split(':');
  const carried = new Set<Carried>();
  const status = async (response: ServerResponse) => {
    // health checks run every few seconds and must not count against a visitor's limit
    const asked = await fetch(`http://${sandbox}/api/status`, { headers: { [OWN_HEADER]: '1' } });
    const { blockbook, backend } = (await asked.json()) as { blockbook: object; backend: object };
    const lost = { blockbook: { ...blockbook, inSync: false }, backend: { error: REFUSED } };
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(hasNode ? { blockbook, backend } : lost));
  };
  const handOn = (asked: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = asked;
    const handed = request({ host, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    handed.on('error', () => response.destroy());
    asked.pipe(handed);
  };
  const server = createServer((asked, response) => {
    if (asked.url === '/api/status') void status(response).catch(() => response.destroy());
    else if (hasNode) handOn(asked, response);
    else response.writeHead(400).end(JSON.stringify({ error: REFUSED }));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (page, { headers }) => {
    const visitor = headers['x-real-ip'];
    const upstream = new Socket(`ws://${sandbox}/websocket`, {
      headers: typeof visitor === 'string' ? { 'x-real-ip': visitor } : {},
    });
    const one = new Carried(page, upstream, () => hasNode);
    carried.add(one);
    page.on('close', () => carried.delete(one));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (typeof at !== 'object' || at === null) throw new Error('the replica has no port');
  return {
    address: `127.0.0.1:${at.port}`,
    openSockets: () => carried.size,
    loseNode: () => {
      hasNode = false;
    },
    dispose: () => {
      for (const one of carried) one.end();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
