/** An in-memory VaultMirror that can be made to fail. */

import type { VaultMirror } from '../../src/adapters/vault/mirror/keyValueMirror.ts';
import { Fault } from '../../src/domain/fault.ts';

export interface MemoryMirror extends VaultMirror {
  /** the host's copy */
  text: string | null;
  /** methods that fail; none by default */
  fails: readonly (keyof VaultMirror)[];
}

export function createMemoryMirror(): MemoryMirror {
  const mirror: MemoryMirror = {
    text: null,
    fails: [],
    read: async () => {
      check('read');
      return mirror.text;
    },
    write: async (text) => {
      check('write');
      mirror.text = text;
    },
    remove: async () => {
      check('remove');
      mirror.text = null;
    },
  };
  const check = (method: keyof VaultMirror): void => {
    if (mirror.fails.includes(method)) throw new Fault('timeout', 'the host does not answer');
  };
  return mirror;
}
