/** Local ports in place of the build's indexers, so that several browsers can each have their own. */
import { createServer } from 'node:net';
import { inject } from 'vitest';
import { SHOP_ORIGIN } from '../../mocks/dogeconnect/payload.ts';
import { BROWSER_SWITCHES, SERVERS } from './paths.ts';

/** The ports in place of the build's two indexers. */
export interface Ports {
  /** a sandbox always listens here */
  readonly first: number;
  /** unused unless a journey starts a server here */
  readonly second: number;
}

/** Switches that map the build's indexers to other ports; addresses stay the same. */
export function switchesAt({ first, second }: Ports): readonly string[] {
  const rules = [first, second].map((port, index) => {
    const server = SERVERS[index];
    if (server === undefined) throw new RangeError('fewer indexers than ports');
    return `MAP ${new URL(server).host} 127.0.0.1:${port}`;
  });
  // the first sandbox's shop, with a self-signed certificate
  rules.push(`MAP ${new URL(SHOP_ORIGIN).host}:443 127.0.0.1:${first}`);
  return [...BROWSER_SWITCHES, '--ignore-certificate-errors', `--host-resolver-rules=${rules.join(', ')}`];
}

/** The lowest port to search from: below the systems' ephemeral ports. Each run starts at its own offset. */
const LOWEST_PORT = 20_000;
const PORTS_OF_A_RUN = 20;
const RUNS = 600;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Finds free ports for a number of workers. @throws when nearly all are taken */
export async function findPorts(count: number): Promise<readonly Ports[]> {
  const from = LOWEST_PORT + (process.pid % RUNS) * PORTS_OF_A_RUN;
  const free: number[] = [];
  for (let port = from; port < from + PORTS_OF_A_RUN; port += 1) if (await isFree(port)) free.push(port);
  return Array.from({ length: count }, (_, at) => {
    const [first, second] = free.slice(2 * at);
    if (first === undefined || second === undefined) throw new RangeError(`no free ports from ${from} on`);
    return { first, second };
  });
}

/** Each worker's own ports: two for sandboxes, where its browser finds the indexers. */
declare module 'vitest' {
  export interface ProvidedContext {
    testPorts: readonly Ports[];
  }
}

/** The current worker's ports. */
export function testPorts(): Ports {
  const own = inject('testPorts')[Number(process.env.VITEST_POOL_ID) - 1];
  if (own === undefined) throw new RangeError('more workers than ports');
  return own;
}
