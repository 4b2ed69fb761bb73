/** Replaces the key worker's password derivation with a single hash, for builds that only tests use. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Changes only the key derivation. */
export const cheapPasswords = (): Plugin => ({
  name: 'kennel:cheap-passwords',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/kdf\.ts$/ },
    handler: (_, importer) =>
      importer?.endsWith('keyWorker.ts') ? join(import.meta.dirname, 'cheapKdf.ts') : null,
  },
});
