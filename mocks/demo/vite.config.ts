// The config of `npm start`: the desk with the phone, and the sandbox behind it.
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aboutThisBuild } from '../../build/about.ts';
import { englishWordListOnly, secp256k1Wasm } from '../../build/wasm.ts';
import { SANDBOX_PATH, sandboxPlugin } from './server/sandboxPlugin.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const cryptoPlugins = () => [secp256k1Wasm(), englishWordListOnly()];

const besides = (kind: string): string => `!../../src/**/*.${kind}.{ts,tsx}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: `${project}node_modules/.vite-demo`,
  publicDir: false,
  plugins: [...cryptoPlugins(), aboutThisBuild(), lingui(), react(), sandboxPlugin()],
  worker: { format: 'es', plugins: cryptoPlugins },
  define: {
    'import.meta.env.VITE_NETWORK': JSON.stringify('regtest'),
    'import.meta.env.VITE_BLOCKBOOK_REGTEST': JSON.stringify(SANDBOX_PATH),
    'import.meta.env.VITE_DOGEUNI_REGTEST': JSON.stringify(
      `${SANDBOX_PATH}/dogeuni,${SANDBOX_PATH}/dogeuni2`,
    ),
    'import.meta.env.VITE_ORD_REGTEST': JSON.stringify(`${SANDBOX_PATH}/ord`),
  },
  optimizeDeps: {
    // The wallet loads many modules late; a package found late would make Vite reload the page under an open wallet.
    entries: ['index.html', '../../src/**/*.{ts,tsx}', ...['test', 'contract', 'fixture'].map(besides)],
  },
  server: { port: 5173, strictPort: false, fs: { allow: [project] } },
});
