/** HTTP and HTTPS on one port: whoever connects shows with the first byte which of them is meant. */
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createPlainServer, type Server, type Socket } from 'node:net';
import type { UpgradingServer } from './middleware.ts';
import { ownCertificate } from './ownCertificate.ts';

/** With this a TLS connection begins. */
const HANDSHAKE = 0x16;

/** A server that is not listening yet. */
export interface BothProtocols {
  /** listens */
  readonly port: Server;
  /** where WebSockets come in; over HTTP alone */
  readonly upgrades: UpgradingServer;
  /** closes it with every connection */
  close(): Promise<void>;
}

/** Makes one. @param host - whose certificate HTTPS has */
export function bothProtocols(host: string, listener: RequestListener): BothProtocols {
  const plain = createServer(listener);
  const secure = createSecureServer(ownCertificate(host), listener);
  // a browser that turns away from the certificate is no error of ours
  secure.on('tlsClientError', (_, socket) => socket.destroy());
  const open = new Set<Socket>();
  const begin = (socket: Socket): void => {
    const first = socket.read(1) as Buffer | null;
    if (first === null) {
      if (!socket.readableEnded) socket.once('readable', () => begin(socket));
      return;
    }
    socket.unshift(first);
    (first[0] === HANDSHAKE ? secure : plain).emit('connection', socket);
  };
  const port = createPlainServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    begin(socket);
  });
  return {
    port,
    upgrades: plain,
    close: () =>
      new Promise((resolve) => {
        port.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
