/** Key services over an in-memory store, empty or with one wallet. */

import { curveKeyOps } from '../../src/adapters/vault/keyOps/curveKeyOps.ts';
import {
  createKeyService,
  type KeyService,
  type KeyServiceTools,
} from '../../src/adapters/vault/worker/keyService.ts';
import type { Result } from '../../src/domain/result.ts';
import type { SessionId, UnlockedVault, UnlockProblem } from '../../src/ports/Vault.ts';
import { cheapKeyDerivation } from './cheapKeyDerivation.ts';
import { createMemoryEnvelopeStore, type MemoryEnvelopeStore } from './memoryEnvelopeStore.ts';

/** The password of these vaults. */
export const PASSWORD = 'much secret';

/** The default time of password attempts, milliseconds since 1970. */
export const NOW_MS = 1_767_225_600_000;

/** A listener that ignores everything. */
export const quiet = (): void => undefined;

/** The service of user 42. */
export const openService = (store: MemoryEnvelopeStore, tools: Partial<KeyServiceTools> = {}): KeyService =>
  createKeyService({
    user: '42',
    store,
    keyStorage: store.keyStorage,
    keyDerivation: cheapKeyDerivation,
    loadKeyOps: async () => curveKeyOps,
    monotonicMs: () => 0,
    ...tools,
  });

/** A new vault with one regtest wallet of 12 words. */
export async function withWallet(tools: Partial<KeyServiceTools> = {}) {
  const store = createMemoryEnvelopeStore();
  const service = openService(store, tools);
  const { session } = await service.create(PASSWORD, quiet);
  const draft = service.draftPhrase(session, 12);
  const words = await service.revealDraft(session, draft.id);
  const keyring = await service.saveDraft(session, draft.id, 'regtest');
  return { store, service, session, words, keyring };
}

export const tryPassword = (
  service: KeyService,
  password: string,
  nowMs = NOW_MS,
): Promise<Result<UnlockedVault, UnlockProblem>> => service.unlock(password, nowMs, null, quiet);

export async function backUpOf(service: KeyService, session: SessionId, notes = ''): Promise<string> {
  const made = await service.backUp(session, notes, PASSWORD, NOW_MS);
  if (!made.ok) throw new Error(made.problem.kind);
  return made.value;
}
