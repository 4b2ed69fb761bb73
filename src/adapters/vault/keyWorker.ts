/**
 * The Web Worker in which all secrets live.
 *
 * Its static imports must stay free of top-level await: messages that arrive before `expose` are lost.
 */

import { expose } from 'comlink';
import { createIndexedDbEnvelopeStore } from './indexedDbEnvelopeStore.ts';
import { KeyRoom } from './keyRoom.ts';
import { createKeyRoomApi } from './keyRoomApi.ts';
import { createStretcher } from './stretch.ts';

const stretcher = createStretcher();

expose(
  createKeyRoomApi(
    (user) =>
      new KeyRoom({
        user,
        store: createIndexedDbEnvelopeStore(user),
        stretcher,
        loadCraft: async () => (await import('./craft/hdCraft.ts')).hdCraft,
      }),
  ),
);
