// Builds the wallet as it ships, except for the key derivation.
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import app from '../../vite.config.ts';
import { cheapPasswords } from './plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { plugins: pluginsOfWorker = () => [] } = app.worker ?? {};

export default mergeConfig(
  { ...app, worker: {} },
  {
    root,
    worker: { format: 'es', plugins: () => [cheapPasswords(), ...pluginsOfWorker()] },
    build: { outDir: `${root}dist/app-cheap-passwords` },
  },
);
