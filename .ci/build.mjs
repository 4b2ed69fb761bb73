// Builds the app for the journeys: production, on the regtest network, with a sandbox on loopback; and practice next to it.
// `--cheap-passwords` builds a wallet with a single hash as key derivation, for journeys about something else.
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './install.mjs';

process.env.VITE_NETWORK = 'regtest';
process.env.VITE_BLOCKBOOK_REGTEST ??= 'http://127.0.0.1:19138,http://127.0.0.1:19139';
process.env.VITE_BLOCKBOOK_TESTNET ??= process.env.VITE_BLOCKBOOK_REGTEST;
process.env.VITE_DOGEUNI_REGTEST ??= 'http://127.0.0.1:19138/dogeuni,http://127.0.0.1:19138/dogeuni2';
process.env.VITE_ORD_REGTEST ??= 'http://127.0.0.1:19138/ord,http://127.0.0.1:19139/ord';
process.env.VITE_CONTENT_REGTEST ??= 'http://127.0.0.1:19138/content';
if (process.argv.includes('--cheap-passwords')) {
  await build({ configFile: join(ROOT, 'e2e/cheapPasswords/vite.config.ts'), logLevel: 'warn' });
} else {
  await build({ root: ROOT, logLevel: 'warn' });
  await build({ configFile: join(ROOT, 'mocks/practice/vite.config.ts'), logLevel: 'error' });
}
