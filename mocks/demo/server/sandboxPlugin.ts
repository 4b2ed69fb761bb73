/** Runs the sandbox inside the demo's server: its Blockbook and control under `/sandbox`, and the desk's state. */
import type { Plugin } from 'vite';
import { SandboxControl } from '../../sandbox/control.ts';
import { attachWebSocket, type Middleware, sandboxMiddleware } from '../../sandbox/server/middleware.ts';
import { type ContentOrigin, openContentOrigin } from './contentOrigin.ts';
import { askedAddress, type PanelState, panelState } from './panelState.ts';
import { AskedAddresses, type PhoneName } from './phoneFacts.ts';
import { openSecondOrigin, SECOND_PHONE } from './secondOrigin.ts';

/** The sandbox's path; the wallet's `VITE_BLOCKBOOK_REGTEST`. */
export const SANDBOX_PATH = '/sandbox';

interface Panel {
  readonly read: () => PanelState;
  readonly forget: (phone: PhoneName) => void;
}

/** Answers `GET /panel`, and `POST /panel/forget/first` after a phone's wallet is deleted. */
const answerPanel =
  ({ read, forget }: Panel): Middleware =>
  ({ url, method }, response, next) => {
    const forgotten = /^\/panel\/forget\/(first|second)$/.exec(url ?? '')?.[1];
    if (forgotten !== undefined && method === 'POST') forget(forgotten as PhoneName);
    else if (url !== '/panel') return next();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(read()));
  };

/** A Vite plugin with its own chain, which lives as long as the server. */
export function sandboxPlugin(): Plugin {
  const asked = { first: new AskedAddresses(), second: new AskedAddresses() };
  const onAsked = (question: string, client: string | null) => {
    const address = askedAddress(question);
    if (address !== null) asked[client === SECOND_PHONE ? 'second' : 'first'].add(address);
  };
  const clock = { nowMs: () => Date.now() };
  // no lag: what is done at the desk is in the wallet at once
  const control = new SandboxControl({ clock }, { limits: 'blockbook', onAsked, indexLagMs: 0 });
  const answer = sandboxMiddleware(control);
  let contents: ContentOrigin | null = null;
  return {
    name: 'kennel:sandbox',
    apply: 'serve',
    async config() {
      contents ??= await openContentOrigin(answer);
      return { define: { 'import.meta.env.VITE_CONTENT_REGTEST': JSON.stringify(contents.url) } };
    },
    configureServer(server) {
      server.httpServer?.once('close', () => contents?.server.close());
      let secondOrigin: string | null = null;
      openSecondOrigin(server, (origin) => {
        secondOrigin = origin;
      });
      const read = () => panelState(control, { asked, secondOrigin });
      const forget = (phone: PhoneName) => asked[phone].forget();
      server.middlewares.use(SANDBOX_PATH, answerPanel({ read, forget }));
      server.middlewares.use(SANDBOX_PATH, answer);
      if (server.httpServer) attachWebSocket(server.httpServer, control, SANDBOX_PATH);
    },
  };
}
