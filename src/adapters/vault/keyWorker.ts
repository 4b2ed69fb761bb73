/**
 * The Web Worker in which all secrets live.
 *
 * Its static imports must stay free of top-level await: messages that arrive before `answerCalls` are lost.
 */

import { answerCalls } from './calls/answerCalls.ts';
import { freezeIntrinsics } from './calls/freezeIntrinsics.ts';
import { createIndexedDbEnvelopeStore } from './indexedDbEnvelopeStore.ts';
import { createIndexedDbKeyShelf } from './indexedDbKeyShelf.ts';
import { KeyRoom } from './keyRoom.ts';
import { createStretcher } from './stretch.ts';
import { createVaultDatabase } from './vaultDatabase.ts';

freezeIntrinsics(globalThis);

const stretcher = createStretcher();

answerCalls(globalThis, (user) => {
  const database = createVaultDatabase(user);
  return new KeyRoom({
    user,
    store: createIndexedDbEnvelopeStore(database),
    shelf: createIndexedDbKeyShelf(database),
    stretcher,
    monotonicMs: () => performance.now(),
    loadCraft: async () => (await import('./craft/curveCraft.ts')).keyCraft,
  });
});
