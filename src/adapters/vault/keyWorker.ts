/**
 * The Web Worker in which all secrets live.
 *
 * Its static imports must stay free of top-level await: messages that arrive before `expose` are lost.
 */

import { expose } from 'comlink';
import { createIndexedDbEnvelopeStore } from './indexedDbEnvelopeStore.ts';
import { createIndexedDbKeyShelf } from './indexedDbKeyShelf.ts';
import { KeyRoom } from './keyRoom.ts';
import { createKeyRoomApi } from './keyRoomApi.ts';
import { createStretcher } from './stretch.ts';
import { createVaultDatabase } from './vaultDatabase.ts';

const stretcher = createStretcher();

expose(
  createKeyRoomApi((user) => {
    const database = createVaultDatabase(user);
    return new KeyRoom({
      user,
      store: createIndexedDbEnvelopeStore(database),
      shelf: createIndexedDbKeyShelf(database),
      stretcher,
      loadCraft: async () => (await import('./craft/curveCraft.ts')).keyCraft,
    });
  }),
);
