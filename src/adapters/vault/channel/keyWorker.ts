/**
 * The Web Worker that holds all secrets.
 *
 * Its static imports must stay free of top-level await: messages that arrive before `answerCalls` are lost.
 */

import '../../engine/fills.ts';
import { createKeyDerivation } from '../kdf/kdf.ts';
import { createIndexedDbEnvelopeStore } from '../records/EnvelopeStore.ts';
import { createIndexedDbKeyStorage } from '../records/KeyStorage.ts';
import { createVaultDatabase } from '../records/vaultDatabase.ts';
import { createKeyService } from '../worker/keyService.ts';
import { answerCalls } from './answerCalls.ts';
import { freezeIntrinsics } from './freezeIntrinsics.ts';

freezeIntrinsics(globalThis);

const keyDerivation = createKeyDerivation();

answerCalls(globalThis, (user) => {
  const database = createVaultDatabase(user);
  return createKeyService({
    user,
    store: createIndexedDbEnvelopeStore(database),
    keyStorage: createIndexedDbKeyStorage(database),
    keyDerivation,
    monotonicMs: () => performance.now(),
    loadKeyOps: async () => (await import('../keyOps/curveKeyOps.ts')).curveKeyOps,
  });
});
