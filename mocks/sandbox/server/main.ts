/** `npm run sandbox -- --port N`: a Dogecoin sandbox at http://127.0.0.1:N until it is stopped. */

import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NETWORKS, type Network } from '../../../src/domain/address/Network.ts';
import { LIMITS, type LimitsName } from '../limits/limits.ts';
import { startSandboxServer } from './startServer.ts';

const USAGE =
  'npm run sandbox -- [--port 9130] [--network regtest|testnet|mainnet] [--block-seconds 0] [--limits blockbook|none] [--log FILE]';

function readNetwork(text: string): Network {
  if (!Object.hasOwn(NETWORKS, text)) throw new RangeError(USAGE);
  return text as Network;
}

function readLimits(text: string): LimitsName | null {
  if (text === 'none') return null;
  if (!Object.hasOwn(LIMITS, text)) throw new RangeError(USAGE);
  return text as LimitsName;
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9130' },
    network: { type: 'string', default: 'regtest' },
    'block-seconds': { type: 'string', default: '0' },
    limits: { type: 'string', default: 'blockbook' },
    log: { type: 'string' },
  },
});

const { log } = values;

const server = await startSandboxServer({
  port: Number(values.port),
  network: readNetwork(values.network),
  blockSeconds: Number(values['block-seconds']),
  limits: readLimits(values.limits),
  // a journey that tries the lag says so; the others wait for no second of it
  indexLagMs: 0,
  clock: { nowMs: () => Date.now() },
  ...(log === undefined
    ? {}
    : { log: (line: string) => appendFileSync(log, `${new Date().toISOString()} ${line}\n`) }),
});

console.log(`Sandbox (${values.network}) at ${server.url}, WebSocket at ${server.wsUrl}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
