/** Serves third-party content from its own origin, as a real host must: the wallet refuses it at its own. */
import { createServer, type Server } from 'node:http';
import type { Middleware } from '../../sandbox/server/middleware.ts';

export interface ContentOrigin {
  /** for `VITE_CONTENT_REGTEST` */
  readonly url: string;
  readonly server: Server;
}

const CONTENT = '/content';

/** Listens on localhost at any free port. @param answer - the sandbox's, called for content only */
export async function openContentOrigin(answer: Middleware): Promise<ContentOrigin> {
  const notFound = (response: { statusCode: number; end(): unknown }) => {
    response.statusCode = 404;
    response.end();
  };
  const server = createServer((asked, response) => {
    if (asked.url?.startsWith(`${CONTENT}/`)) answer(asked, response, () => notFound(response));
    else notFound(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // does not keep the process alive
  server.unref();
  const at = server.address();
  if (typeof at !== 'object' || at === null) throw new Error('no port for contents');
  return { url: `http://127.0.0.1:${at.port}${CONTENT}`, server };
}
