/** Carries the sandbox inside the demo's own server: its Blockbook and control under `/sandbox`, and what the panel shows. */
import type { Plugin } from 'vite';
import { SandboxControl } from '../sandbox/control.ts';
import { attachWebSocket, type Middleware, sandboxMiddleware } from '../sandbox/server/middleware.ts';
import { askedAddress, type PanelState, panelState } from './panelState.ts';

/** Where the sandbox is mounted; the wallet's `VITE_BLOCKBOOK_REGTEST`. */
export const SANDBOX_PATH = '/sandbox';

/** Answers `GET /panel`. */
const answerPanel =
  (read: () => PanelState): Middleware =>
  (request, response, next) => {
    if (request.url !== '/panel') return next();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(read()));
  };

/** A Vite plugin with a chain of its own, which lives as long as the server. */
export function sandboxPlugin(): Plugin {
  return {
    name: 'kennel:sandbox',
    apply: 'serve',
    configureServer(server) {
      let lastAsked: string | null = null;
      const onAsked = (question: string) => {
        lastAsked = askedAddress(question) ?? lastAsked;
      };
      const clock = { nowMs: () => Date.now() };
      const control = new SandboxControl({ clock }, { limits: 'blockbook', onAsked });
      server.middlewares.use(
        SANDBOX_PATH,
        answerPanel(() => panelState(control, lastAsked)),
      );
      server.middlewares.use(SANDBOX_PATH, sandboxMiddleware(control));
      if (server.httpServer) attachWebSocket(server.httpServer, control, SANDBOX_PATH);
    },
  };
}
