// Builds the app as the journeys need it: production, on the regtest network, against a sandbox on loopback.
import { build } from 'vite';
import { ROOT } from './install.mjs';

process.env.VITE_NETWORK = 'regtest';
process.env.VITE_BLOCKBOOK_REGTEST ??= 'http://127.0.0.1:19138,http://127.0.0.1:19139';
await build({ root: ROOT, logLevel: 'warn' });
