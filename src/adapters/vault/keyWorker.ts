/**
 * The Web Worker in which all secrets live.
 *
 * Its static imports must stay free of top-level await: messages that arrive before `answerCalls` are lost.
 */

import { answerCalls } from './calls/answerCalls.ts';
import { freezeIntrinsics } from './calls/freezeIntrinsics.ts';
import { createIndexedDbEnvelopeStore } from './indexedDbEnvelopeStore.ts';
import { createIndexedDbKeyStorage } from './indexedDbKeyStorage.ts';
import { createKeyDerivation } from './kdf.ts';
import { KeyService } from './keyService.ts';
import { createVaultDatabase } from './vaultDatabase.ts';

freezeIntrinsics(globalThis);

const keyDerivation = createKeyDerivation();

answerCalls(globalThis, (user) => {
  const database = createVaultDatabase(user);
  return new KeyService({
    user,
    store: createIndexedDbEnvelopeStore(database),
    keyStorage: createIndexedDbKeyStorage(database),
    keyDerivation,
    monotonicMs: () => performance.now(),
    loadKeyOps: async () => (await import('./keyOps/curveKeyOps.ts')).curveKeyOps,
  });
});
