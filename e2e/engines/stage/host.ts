/** Serves the build that ships, and a sandbox behind the same address, to any engine. */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { type AppServer, type ChangeFile, serveApp } from '../../support/appServer.ts';

/** Paths of the configured servers, on the wallet's own origin. */
const PLACES = { blockbook: '/blockbook', dogeuni: '/dogeuni', ord: '/ord' } as const;

const CONFIG = {
  network: 'regtest',
  profile: 'web',
  servers: {
    regtest: {
      blockbook: [PLACES.blockbook],
      dogeuni: [PLACES.dogeuni],
      ord: [PLACES.ord],
      content: [],
    },
  },
};

/** A host that can go offline, and whose files can change. */
export interface EngineHost {
  readonly url: string;
  /** changes files in responses */
  change: ChangeFile;
  /** paths of files that answer 503 */
  failing: RegExp | null;
  /** closes the port; the same address answers again after `up` */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

const isForSandbox = (path: string): boolean =>
  Object.values(PLACES).some((place) => path === place || path.startsWith(`${place}/`));

/** The sandbox serves Blockbook at its root. */
const pathAtSandbox = (path: string): string => path.replace(/^\/blockbook(?=\/|$)/, '') || '/';

function passOn(
  asked: IncomingMessage,
  port: number,
  answer: (from: IncomingMessage) => void,
  fail: () => void,
) {
  const { host: _, ...headers } = asked.headers;
  const onward = request(
    { host: '127.0.0.1', port, path: pathAtSandbox(asked.url ?? '/'), method: asked.method, headers },
    answer,
  );
  onward.once('error', fail);
  asked.pipe(onward);
}

/** Forwards a socket, with the path rewritten for the sandbox. */
function passSocketOn(asked: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const onward = connect(port, '127.0.0.1', () => {
    const lines = asked.rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [`${name}: ${asked.rawHeaders[at + 1]}`] : [],
    );
    const first = `GET ${pathAtSandbox(asked.url ?? '/')} HTTP/1.1`;
    onward.write(`${[first, ...lines].join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  const end = (): void => {
    onward.destroy();
    socket.destroy();
  };
  onward.once('error', end);
  socket.once('error', end);
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** @param sandboxPort - where the sandbox listens */
export async function startHost(sandboxPort: number): Promise<EngineHost> {
  const host: { change: ChangeFile; failing: RegExp | null } = {
    change: (_, content) => content,
    failing: null,
  };
  const app: AppServer = await serveApp((path, content, asked) =>
    path === '/kennel.config.json' ? Buffer.from(JSON.stringify(CONFIG)) : host.change(path, content, asked),
  );
  const appPort = Number(new URL(app.url).port);
  const sockets = new Set<Duplex>();
  const make = (): Server => {
    const server = createServer((asked, response) => {
      const path = asked.url ?? '/';
      const fail = () => response.destroy();
      const answer = (from: IncomingMessage) => {
        response.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(response);
      };
      if (host.failing?.test(path)) response.writeHead(503).end();
      else if (isForSandbox(path)) passOn(asked, sandboxPort, answer, fail);
      else passOn(asked, appPort, answer, fail);
    });
    server.on('upgrade', (asked, socket, head) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      passSocketOn(asked, socket, head, sandboxPort);
    });
    return server;
  };
  let server = make();
  const port = await listen(server, 0);
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    get change() {
      return host.change;
    },
    set change(change) {
      host.change = change;
    },
    get failing() {
      return host.failing;
    },
    set failing(failing) {
      host.failing = failing;
    },
    async down() {
      cut();
      await stop(server);
    },
    async up() {
      server = make();
      await listen(server, port);
    },
    async close() {
      cut();
      await stop(server);
      await app.close();
    },
  };
}
