/** Puts one hash where the key worker derives keys from passwords: for builds that only tests use. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** For the key worker; everything else of it is the product's. */
export const cheapPasswords = (): Plugin => ({
  name: 'kennel:cheap-passwords',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/kdf\.ts$/ },
    handler: (_, importer) =>
      importer?.endsWith('keyWorker.ts') ? join(import.meta.dirname, 'cheapKdf.ts') : null,
  },
});
