/** HTTP and HTTPS on one port: a connection's first byte decides. */
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createPlainServer, type Server, type Socket } from 'node:net';
import type { UpgradingServer } from './middleware.ts';
import { ownCertificate } from './ownCertificate.ts';

/** The first byte of a TLS connection. */
const HANDSHAKE = 0x16;

/** A server that is not listening yet. */
export interface BothProtocols {
  /** call its `listen` */
  readonly port: Server;
  /** emits WebSocket upgrades; HTTP only */
  readonly upgrades: UpgradingServer;
  /** closes it with all connections */
  close(): Promise<void>;
}

/** Makes one. @param host - the name in the HTTPS certificate */
export function bothProtocols(host: string, listener: RequestListener): BothProtocols {
  const plain = createServer(listener);
  const secure = createSecureServer(ownCertificate(host), listener);
  // a browser that rejects the certificate is no error here
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
