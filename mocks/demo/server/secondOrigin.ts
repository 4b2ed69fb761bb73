/** The same server at a second port: another origin for browsers, so that a second wallet has its own storage. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';

/** The second phone's client address for the sandbox: its server sets it as `x-real-ip`. */
export const SECOND_PHONE = 'second-phone';

const mark = (request: IncomingMessage): void => {
  request.headers['x-real-ip'] = SECOND_PHONE;
};

/**
 * Opens when the first server is open, and closes with it.
 *
 * @param onOpen - receives its origin
 */
export function openSecondOrigin(
  { httpServer, middlewares, config }: ViteDevServer,
  onOpen: (origin: string) => void,
): void {
  if (httpServer === null) return;
  const second = createServer((request, response) => {
    mark(request);
    middlewares(request, response);
  });
  second.on('upgrade', (request, socket, head) => {
    mark(request);
    httpServer.emit('upgrade', request, socket, head);
  });
  const { host } = config.server;
  const name = typeof host === 'string' ? host : 'localhost';
  httpServer.once('listening', () => {
    second.listen(0, name, () => onOpen(`http://${name}:${(second.address() as AddressInfo).port}`));
  });
  httpServer.once('close', () => {
    second.close();
    second.closeAllConnections();
  });
}
