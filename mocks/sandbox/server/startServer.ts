/** The sandbox as a separate server on the loopback interface. */

import type { Server } from 'node:net';
import { SHOP_ORIGIN } from '../../dogeconnect/payload.ts';
import type { Sandbox, SandboxOptions } from '../chain/Sandbox.ts';
import { SandboxControl } from '../control.ts';
import type { GatewayOptions } from '../faults/Gateway.ts';
import { bothProtocols } from './bothProtocols.ts';
import { attachWebSocket, type Log, sandboxMiddleware } from './middleware.ts';

/** A server's settings besides its sandbox's. */
export interface ServerOptions extends SandboxOptions, GatewayOptions {
  /** 0 picks any free port */
  readonly port?: number;
  /** mines a block every so many seconds; 0, the default, mines none by itself */
  readonly blockSeconds?: number;
  /** receives a line for each request and each socket message */
  readonly log?: Log;
}

/** A running server; over HTTPS it is the sandbox's shop. */
export interface SandboxServer {
  /** base URL, without a trailing slash */
  readonly url: string;
  readonly wsUrl: string;
  readonly sandbox: Sandbox;
  readonly control: SandboxControl;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new TypeError('no port'));
      else resolve(address.port);
    });
  });
}

/** Starts a server; resolves once it listens. @throws when the port is taken */
export async function startSandboxServer(options: ServerOptions = {}): Promise<SandboxServer> {
  const { port = 0, blockSeconds = 0, limits, limitsClock, indexLagMs, log, ...sandboxOptions } = options;
  const control = new SandboxControl(sandboxOptions, {
    ...(limits === undefined ? {} : { limits }),
    ...(indexLagMs === undefined ? {} : { indexLagMs }),
    ...(limitsClock === undefined ? {} : { limitsClock }),
  });
  const handle = sandboxMiddleware(control, log);
  const server = bothProtocols(new URL(SHOP_ORIGIN).hostname, (request, response) => {
    handle(request, response, (error) => response.writeHead(error ? 500 : 404).end());
  });
  const detach = attachWebSocket(server.upgrades, control, '', log);
  const taken = await listen(server.port, port);
  const miner = blockSeconds > 0 ? setInterval(() => control.mine(1), blockSeconds * 1000) : undefined;
  return {
    url: `http://${HOST}:${taken}`,
    wsUrl: `ws://${HOST}:${taken}/websocket`,
    sandbox: control.sandbox,
    control,
    close: () => {
      clearInterval(miner);
      detach();
      return server.close();
    },
  };
}
