/** The vault on the main thread: calls to the key worker, with time limits. No secret is kept here. */

import { Fault, UnsupportedFault } from '../../../domain/fault.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { RepairedVault, SessionId, UnlockedVault, Vault, VaultFinding } from '../../../ports/Vault.ts';
import type { TextStorage } from '../../storage/TextStorage.ts';
import { createVaultMarker } from '../../storage/vaultMarker.ts';
import type { VaultMirror } from '../mirror/keyValueMirror.ts';
import { MirrorKeeper } from '../mirror/MirrorKeeper.ts';
import { createLastSeenVault } from './lastSeenVault.ts';
import { WorkerConnection, type WorkerLike } from './WorkerConnection.ts';
import { createFollowedCalls } from './workerCalls.ts';

export interface WorkerVaultOptions {
  /** Telegram user id; null outside Telegram */
  readonly userId: string | null;
  readonly spawn: () => WorkerLike;
  /** localStorage or a substitute */
  readonly markers: TextStorage;
  readonly clock: Clock;
  /** the host's storage for a copy of the sealed vault; null if it has none */
  readonly mirror?: VaultMirror | null;
  /** called after a vault was created, for example to ask the browser to persist its data */
  readonly onCreated?: () => void;
  /** with no known vault, when to start the worker ahead of its first call; never by default */
  readonly wakesAfter?: Promise<void>;
  /** whether a vault may be stored at all, found without the worker; defaults to yes */
  readonly mayExist?: () => Promise<boolean>;
  /** limit for calls that derive a key from a password or decrypt a key, milliseconds; defaults to 60,000 */
  readonly kdfLimitMs?: number;
  /** limit for all other calls, milliseconds; defaults to 20,000 */
  readonly limitMs?: number;
}

const KDF_LIMIT_MS = 60_000;
const LIMIT_MS = 20_000;
const LOCK_LIMIT_MS = 2_000;

/** Lists which of the lost records were repaired. */
function withRepaired({ keyrings, check }: RepairedVault, lost: readonly string[]): RepairedVault {
  const still = new Set([...check.missing, ...check.outdated]);
  return { keyrings, check: { ...check, repaired: lost.filter((id) => !still.has(id)) } };
}

/** Creates the vault of one user. The worker starts with the first call unless `wakesAfter` starts it earlier. */
export function createWorkerVault(options: WorkerVaultOptions): Vault {
  const { userId, spawn, markers, clock, mirror = null, onCreated, wakesAfter } = options;
  const { kdfLimitMs = KDF_LIMIT_MS, limitMs = LIMIT_MS, mayExist = async () => true } = options;
  const user = userId ?? 'local';
  const marker = createVaultMarker('vault', user, markers);
  const remembered = createVaultMarker('stay', user, markers);
  const limitsMs = { brief: LOCK_LIMIT_MS, quick: limitMs, slow: kdfLimitMs };
  const line = new WorkerConnection({ user, spawn, clock, limitsMs });
  if (!marker.isSet()) void wakesAfter?.then(() => line.wake());
  const { calls } = line;

  const memory = createLastSeenVault(user, markers);
  /** Remembers the change counter; a failure here must not fail the change. */
  const noteMark = (): Promise<void> =>
    calls.mark().then(
      (mark) => (mark === null ? undefined : memory.note(mark)),
      () => undefined,
    );

  const keeper =
    mirror === null ? null : new MirrorKeeper(calls, mirror, createVaultMarker('vault-gone', user, markers));

  /** The host's copy contains the count of wrong passwords too. */
  const tried = (): void => keeper?.update();

  const changed = (): void => {
    void noteMark();
    tried();
  };

  /** Marks that a vault exists after all, for example because an earlier call timed out after it had written. */
  const noteRejection = (thrown: unknown): never => {
    if (thrown instanceof Fault && thrown.kind === 'rejected') marker.set(true);
    throw thrown;
  };

  const noteMade = <Value extends UnlockedVault>(value: Value): Value => {
    marker.set(true);
    onCreated?.();
    const { check } = value;
    const made = { ...value, check: { ...check, age: memory.ageOf(check.mark) } };
    changed();
    return made;
  };

  /** @returns null when the host has no copy, or its copy repairs nothing */
  const repairFromCopy = async (session: SessionId): Promise<RepairedVault | null> => {
    const copy = (await keeper?.copy()) ?? null;
    return copy === null ? null : calls.repair(session, copy);
  };

  /** Repairs lost records from the host's copy, before that copy is updated. */
  const repaired = async (opened: UnlockedVault): Promise<UnlockedVault> => {
    const { missing, outdated } = opened.check;
    const lost = [...missing, ...outdated];
    if (lost.length === 0) return opened;
    const repair = await repairFromCopy(opened.session).catch(() => null);
    return repair === null ? opened : { ...opened, ...withRepaired(repair, lost) };
  };

  /** After an attempt to open: updates the marker, repairs, and compares the vault with the last seen one. */
  const noteOpened = async <Value extends UnlockedVault, Problem extends { readonly kind: string }>(
    opened: Result<Value, Problem>,
  ): Promise<Result<Value, Problem>> => {
    marker.set(opened.ok || opened.problem.kind !== 'no-vault');
    if (!opened.ok) return opened;
    const whole = await repaired(opened.value);
    const check = { ...whole.check, age: memory.ageOf(whole.check.mark) };
    // An older vault must not replace a newer copy on the host.
    if (check.age !== 'older') changed();
    return ok({ ...opened.value, ...whole, check });
  };

  /** If the host has a copy, it is restored instead of being replaced by a new vault. */
  const rejectOverCopy = async (copies: MirrorKeeper): Promise<void> => {
    const isBack = await copies.restore().catch((thrown: unknown) => {
      // A copy of a newer Kennel may hold wallets; a host that doesn't answer must not block the start.
      if (thrown instanceof Fault && thrown.kind === 'corrupt') throw thrown;
      return false;
    });
    if (isBack) throw new Fault('rejected', 'a vault exists already: the host kept it');
  };

  const findVault = async (): Promise<VaultFinding> => {
    const isHere = (await mayExist()) && (await calls.exists());
    const isBack = !isHere && ((await keeper?.restore()) ?? false);
    marker.set(isHere || isBack);
    if (isHere) return 'here';
    return isBack ? 'restored' : 'none';
  };

  let timesForgotten = 0;
  /** Synchronous: an app that is killed now must not unlock later, nor may an unlock under way. */
  const stopRemembering = (): boolean => {
    const wasRemembered = remembered.isSet();
    timesForgotten += 1;
    remembered.set(false);
    return wasRemembered;
  };

  const forgetRemembered = async (): Promise<void> => {
    const wasRemembered = stopRemembering();
    if (wasRemembered) await calls.forgetRemembered().catch(() => undefined);
  };

  const lock = async (): Promise<void> => {
    const wasRemembered = stopRemembering();
    if (!line.isLive && !wasRemembered) return;
    await calls.lock().catch(() => {
      line.end();
      return wasRemembered ? calls.forgetRemembered().catch(() => undefined) : undefined;
    });
  };

  const resume: Vault['resume'] = async (token) => {
    if (!remembered.isSet()) {
      await calls.forgetRemembered().catch(() => undefined);
      return err({ kind: marker.isSet() ? 'lost' : 'no-vault' });
    }
    const before = timesForgotten;
    const opened = await noteOpened(await calls.resume(token));
    remembered.set(opened.ok && timesForgotten === before);
    return opened;
  };

  const destroy = async (): Promise<void> => {
    stopRemembering();
    const failure: unknown = await keeper?.remove().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    await calls.destroy().finally(() => keeper?.endRemoval());
    marker.set(false);
    memory.forget();
    // A client without storage has no copy. The user's other client may have one: that stays remembered.
    if (failure instanceof UnsupportedFault) return;
    if (failure) throw failure;
    keeper?.forgetRemoval();
  };

  const followed = createFollowedCalls(calls, { changed, tried });
  const { sealedText, adoptText, isOwnText, mark, ...passedOn } = followed;

  return {
    ...passedOn,
    changePassword: async (...given) => {
      const answer = await followed.changePassword(...given);
      if (answer.ok) stopRemembering();
      return answer;
    },
    exists: () => marker.isSet(),
    findVault,
    create: async (password, onStage) => {
      onStage?.('starting');
      if (keeper !== null) await rejectOverCopy(keeper).catch(noteRejection);
      return noteMade(await calls.create(password, onStage).catch(noteRejection));
    },
    unlock: async (password, onStage, remember = null) => {
      onStage?.('starting');
      stopRemembering();
      const before = timesForgotten;
      const opened = await calls.unlock(password, remember, onStage);
      const isKept = opened.ok && (remember === 'one-key' || opened.value.rememberToken !== null);
      remembered.set(isKept && timesForgotten === before);
      if (!opened.ok) tried();
      return noteOpened(opened);
    },
    resume,
    unlockByToken: async (token, onStage) => {
      onStage?.('starting');
      return noteOpened(await calls.unlockByToken(token, onStage));
    },
    restore: async (file, password, onStage) => {
      onStage?.('starting');
      if (keeper !== null) await rejectOverCopy(keeper).catch(noteRejection);
      const made = await calls.restore(file, password, onStage).catch(noteRejection);
      return made.ok ? ok(noteMade(made.value)) : made;
    },
    repair: async (session) => {
      const repair = await repairFromCopy(session);
      if (repair === null) return null;
      changed();
      const { check, keyrings } = repair;
      return { keyrings, check: { ...check, age: memory.ageOf(check.mark) } };
    },
    acceptLoss: async (session, ids) => {
      await calls.acceptLoss(session, ids);
      const latest = await calls.mark();
      if (latest !== null) memory.settle(latest);
      changed();
    },
    forgetRemembered,
    lock,
    destroy,
  };
}
