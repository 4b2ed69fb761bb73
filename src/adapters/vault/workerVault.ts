/** The vault as the main thread sees it: calls to the key worker, with time limits. No secret is kept here. */

import { proxy } from 'comlink';
import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Vault, VaultStage } from '../../ports/Vault.ts';
import type { TextStorage } from '../storage/TextStorage.ts';
import { createVaultMarker } from './vaultMarker.ts';
import { type WorkerLike, WorkerLine } from './WorkerLine.ts';

/** What a vault is made of. */
export interface WorkerVaultOptions {
  /** Telegram user id; null outside Telegram */
  readonly userId: string | null;
  /** starts a key worker */
  readonly spawn: () => WorkerLike;
  /** localStorage, or the like of it */
  readonly markers: TextStorage;
  readonly clock: Clock;
  /** called once a vault was made, for example to ask the browser to keep its data */
  readonly onCreated?: () => void;
  /** for calls that stretch a password, milliseconds; 60,000 unless given */
  readonly stretchLimitMs?: number;
  /** for all other calls, milliseconds; 20,000 unless given */
  readonly limitMs?: number;
}

const STRETCH_LIMIT_MS = 60_000;
const LIMIT_MS = 20_000;
const LOCK_LIMIT_MS = 2_000;

const ignoreStage = (): void => undefined;

/** Makes the vault of one user. The worker starts with the first call. */
export function createWorkerVault(options: WorkerVaultOptions): Vault {
  const { userId, spawn, markers, clock, onCreated } = options;
  const { stretchLimitMs = STRETCH_LIMIT_MS, limitMs = LIMIT_MS } = options;
  const user = userId ?? 'local';
  const marker = createVaultMarker(user, markers);
  const line = new WorkerLine(user, spawn, clock);

  const started = (onStage: ((stage: VaultStage) => void) | undefined) => {
    onStage?.('starting');
    return proxy(onStage ?? ignoreStage);
  };

  /** A vault that exists after all, for example because an earlier call was given up after it had written. */
  const noteRefusal = (thrown: unknown): never => {
    if (thrown instanceof Fault && thrown.kind === 'refused') marker.set(true);
    throw thrown;
  };

  return {
    exists: () => marker.isSet(),
    lookForVault: async () => {
      const exists = await line.call((room) => room.exists(), limitMs);
      marker.set(exists);
      return exists ? 'here' : 'none';
    },
    create: async (password, onStage) => {
      const stages = started(onStage);
      const unlocked = await line
        .call((room) => room.create(password, stages), stretchLimitMs)
        .catch(noteRefusal);
      marker.set(true);
      onCreated?.();
      return unlocked;
    },
    unlock: async (password, onStage) => {
      const stages = started(onStage);
      const nowMs = clock.nowMs();
      const opened = await line.call((room) => room.unlock(password, nowMs, stages), stretchLimitMs);
      marker.set(opened.ok || opened.problem.kind !== 'no-vault');
      return opened;
    },
    lock: async () => {
      if (!line.isLive) return;
      await line.call((room) => room.lock(), LOCK_LIMIT_MS).catch(() => line.end());
    },
    draftPhrase: (session, wordCount) => line.call((room) => room.draftPhrase(session, wordCount), limitMs),
    revealDraft: (session, draftId) => line.call((room) => room.revealDraft(session, draftId), limitMs),
    checkDraft: (session, draftId, words) =>
      line.call((room) => room.checkDraft(session, draftId, words), limitMs),
    keepDraft: (session, draftId, network) =>
      line.call((room) => room.keepDraft(session, draftId, network), limitMs),
    sign: (session, request) => line.call((room) => room.sign(session, request), limitMs),
  };
}
