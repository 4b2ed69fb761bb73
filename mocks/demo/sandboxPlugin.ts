/** Carries the sandbox inside the demo's own server: its Blockbook and control under `/sandbox`, and what the panel shows. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { SandboxControl } from '../sandbox/control.ts';
import { attachWebSocket, type Middleware, sandboxMiddleware } from '../sandbox/server/middleware.ts';
import { askedAddress, panelState } from './panelState.ts';

/** Where the sandbox is mounted; the wallet's `VITE_BLOCKBOOK_REGTEST`. */
export const SANDBOX_PATH = '/sandbox';

/** Answers `GET /panel`, and remembers the addresses that pass by on their way to the indexer. */
function watchAddresses(control: SandboxControl): Middleware {
  let lastAsked: string | null = null;
  return (request: IncomingMessage, response: ServerResponse, next) => {
    const path = request.url ?? '/';
    if (path === '/panel') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(panelState(control, lastAsked)));
      return;
    }
    lastAsked = askedAddress(path) ?? lastAsked;
    next();
  };
}

/** A Vite plugin with a chain of its own, which lives as long as the server. */
export function sandboxPlugin(): Plugin {
  return {
    name: 'kennel:sandbox',
    apply: 'serve',
    configureServer(server) {
      const control = new SandboxControl({ clock: { nowMs: () => Date.now() } });
      server.middlewares.use(SANDBOX_PATH, watchAddresses(control));
      server.middlewares.use(SANDBOX_PATH, sandboxMiddleware(control));
      if (server.httpServer) attachWebSocket(server.httpServer, control, SANDBOX_PATH);
    },
  };
}
