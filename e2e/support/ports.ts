/** Ports of this machine that stand for the indexers of the build, so that several browsers can each have their own. */
import { createServer } from 'node:net';
import { inject } from 'vitest';
import { SHOP_ORIGIN } from '../../mocks/dogeconnect/payload.ts';
import { BROWSER_SWITCHES, SERVERS } from './paths.ts';

/** The ports that stand for the two indexers of the build. */
export interface Ports {
  /** a sandbox listens here all the time */
  readonly first: number;
  /** nobody listens here, unless a journey starts somebody */
  readonly second: number;
}

/** Switches of a browser that finds the indexers of the build at other ports: addresses stay as they are, ports change. */
export function switchesAt({ first, second }: Ports): readonly string[] {
  const rules = [first, second].map((port, index) => {
    const server = SERVERS[index];
    if (server === undefined) throw new RangeError('fewer indexers than ports');
    return `MAP ${new URL(server).host} 127.0.0.1:${port}`;
  });
  // the shop of the first sandbox, whose certificate nobody signed but itself
  rules.push(`MAP ${new URL(SHOP_ORIGIN).host}:443 127.0.0.1:${first}`);
  return [...BROWSER_SWITCHES, '--ignore-certificate-errors', `--host-resolver-rules=${rules.join(', ')}`];
}

/** Where ports are looked for: below those that systems hand out for outgoing connections, apart for each run. */
const LOWEST_PORT = 20_000;
const PORTS_OF_A_RUN = 20;
const RUNS = 600;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Finds ports for a number of workers. @throws when nearly all are taken */
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

/** What each worker of the journeys has to itself: two ports for sandboxes, where its browser finds the indexers. */
declare module 'vitest' {
  export interface ProvidedContext {
    testPorts: readonly Ports[];
  }
}

/** The place of the worker that asks. */
export function testPorts(): Ports {
  const own = inject('testPorts')[Number(process.env.VITEST_POOL_ID) - 1];
  if (own === undefined) throw new RangeError('more workers than ports');
  return own;
}
