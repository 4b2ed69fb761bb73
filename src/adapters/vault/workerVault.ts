/** The vault as the main thread sees it: calls to the key worker, with time limits. No secret is kept here. */

import { Fault } from '../../domain/fault.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { RepairedVault, SessionId, UnlockedVault, Vault, VaultFinding } from '../../ports/Vault.ts';
import type { TextStorage } from '../storage/TextStorage.ts';
import { MirrorKeeper } from './MirrorKeeper.ts';
import { createMarkMemory } from './markMemory.ts';
import { createSessionCalls, type Send, started } from './sessionCalls.ts';
import type { VaultMirror } from './VaultMirror.ts';
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
  /** where the host keeps a copy of the sealed vault; null where it keeps none */
  readonly mirror?: VaultMirror | null;
  /** called once a vault was made, for example to ask the browser to keep its data */
  readonly onCreated?: () => void;
  /** where no vault is known, to start the worker at once: start-up asks it whether that is true; no unless given */
  readonly wakesEarly?: boolean;
  /** for calls that derive a key from a password or decrypt a key, milliseconds; 60,000 unless given */
  readonly kdfLimitMs?: number;
  /** for all other calls, milliseconds; 20,000 unless given */
  readonly limitMs?: number;
}

const KDF_LIMIT_MS = 60_000;
const LIMIT_MS = 20_000;
const LOCK_LIMIT_MS = 2_000;

/** Names what of the lost came back. */
function withRepaired({ keyrings, check }: RepairedVault, lost: readonly string[]): RepairedVault {
  const still = new Set([...check.missing, ...check.outdated]);
  return { keyrings, check: { ...check, repaired: lost.filter((id) => !still.has(id)) } };
}

/** Makes the vault of one user. The worker starts with the first call unless told otherwise. */
export function createWorkerVault(options: WorkerVaultOptions): Vault {
  const { userId, spawn, markers, clock, mirror = null, onCreated, wakesEarly = false } = options;
  const { kdfLimitMs = KDF_LIMIT_MS, limitMs = LIMIT_MS } = options;
  const user = userId ?? 'local';
  const marker = createVaultMarker('vault', user, markers);
  const remembered = createVaultMarker('stay', user, markers);
  const line = new WorkerLine(user, spawn, clock);
  if (wakesEarly && !marker.isSet()) line.wake();

  const ask = <Value>(send: Send<Value>): Promise<Value> => line.call(send, limitMs);
  const askSlowly = <Value>(send: Send<Value>): Promise<Value> => line.call(send, kdfLimitMs);

  const memory = createMarkMemory(user, markers);
  /** Remembers how often the vault changed; failing to do so must not fail the change. */
  const noteMark = (): Promise<void> =>
    ask((service) => service.mark()).then(
      (mark) => (mark === null ? undefined : memory.note(mark)),
      () => undefined,
    );

  const changed = <Value>(value: Value): Value => {
    void noteMark();
    keeper?.update();
    return value;
  };

  /** The count of wrong passwords goes to the host's copy too. */
  const tried = <Value>(value: Value): Value => {
    keeper?.update();
    return value;
  };

  const keeper =
    mirror === null
      ? null
      : new MirrorKeeper(
          {
            // Patient: these wait in line behind a password that is being derived.
            sealedText: () => askSlowly((service) => service.sealedText()),
            adoptText: (text) => askSlowly((service) => service.adoptText(text)),
            isOwnText: (text) => askSlowly((service) => service.isOwnText(text)),
          },
          mirror,
          createVaultMarker('vault-gone', user, markers),
        );

  /** A vault that exists after all, for example because an earlier call was given up after it had written. */
  const noteRejection = (thrown: unknown): never => {
    if (thrown instanceof Fault && thrown.kind === 'refused') marker.set(true);
    throw thrown;
  };

  const noteMade = <Value extends UnlockedVault>(value: Value): Value => {
    marker.set(true);
    onCreated?.();
    const { check } = value;
    return changed({ ...value, check: { ...check, age: memory.ageOf(check.mark) } });
  };

  /** @returns null when the host has no copy, or nothing in it that is lost here */
  const repairFromCopy = async (session: SessionId): Promise<RepairedVault | null> => {
    const copy = (await keeper?.copy()) ?? null;
    return copy === null ? null : ask((service) => service.repair(session, copy));
  };

  /** A vault that lacks something may get it back from the host's copy: tried before that is brought up to date. */
  const repaired = async (opened: UnlockedVault): Promise<UnlockedVault> => {
    const { missing, outdated } = opened.check;
    const lost = [...missing, ...outdated];
    if (lost.length === 0) return opened;
    const repair = await repairFromCopy(opened.session).catch(() => null);
    return repair === null ? opened : { ...opened, ...withRepaired(repair, lost) };
  };

  /** What an attempt to open says of the vault's being there, and of its being what was last seen here. */
  const noteOpened = async <Value extends UnlockedVault, Problem extends { readonly kind: string }>(
    opened: Result<Value, Problem>,
  ): Promise<Result<Value, Problem>> => {
    marker.set(opened.ok || opened.problem.kind !== 'no-vault');
    if (!opened.ok) return opened;
    const whole = await repaired(opened.value);
    const check = { ...whole.check, age: memory.ageOf(whole.check.mark) };
    // An earlier copy must not take the place of a later one with the host.
    if (check.age !== 'older') changed(null);
    return ok({ ...opened.value, ...whole, check });
  };

  /** Where the host has a copy, that comes back instead of a new vault taking its place. */
  const rejectOverCopy = async (copies: MirrorKeeper): Promise<void> => {
    const isBack = await copies.restore().catch((thrown: unknown) => {
      // A copy of a newer Kennel may hold wallets; a host that does not answer must not keep anyone from beginning.
      if (thrown instanceof Fault && thrown.kind === 'corrupt') throw thrown;
      return false;
    });
    if (isBack) throw new Fault('refused', 'a vault exists already: the host kept it');
  };

  const findVault = async (): Promise<VaultFinding> => {
    const isHere = await ask((service) => service.exists());
    const isBack = !isHere && ((await keeper?.restore()) ?? false);
    marker.set(isHere || isBack);
    if (isHere) return 'here';
    return isBack ? 'restored' : 'none';
  };

  let timesForgotten = 0;
  /** At once: an app that is killed now must not let anyone back in, nor must an unlock that is under way. */
  const stopRemembering = (): boolean => {
    const wasRemembered = remembered.isSet();
    timesForgotten += 1;
    remembered.set(false);
    return wasRemembered;
  };

  const forgetRemembered = async (): Promise<void> => {
    const wasRemembered = stopRemembering();
    if (wasRemembered) await ask((service) => service.forgetRemembered()).catch(() => undefined);
  };

  const lock = async (): Promise<void> => {
    const wasRemembered = stopRemembering();
    if (!line.isLive && !wasRemembered) return;
    await line
      .call((service) => service.lock(), LOCK_LIMIT_MS)
      .catch(() => {
        line.end();
        return wasRemembered
          ? ask((service) => service.forgetRemembered()).catch(() => undefined)
          : undefined;
      });
  };

  const resume: Vault['resume'] = async (token) => {
    if (!remembered.isSet()) {
      await ask((service) => service.forgetRemembered()).catch(() => undefined);
      return err({ kind: marker.isSet() ? 'lost' : 'no-vault' });
    }
    const before = timesForgotten;
    const opened = await noteOpened(await ask((service) => service.resume(token)));
    remembered.set(opened.ok && timesForgotten === before);
    return opened;
  };

  const destroy = async (): Promise<void> => {
    stopRemembering();
    const failure: unknown = await keeper?.remove().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    await askSlowly((service) => service.destroy()).finally(() => keeper?.endRemoval());
    marker.set(false);
    memory.forget();
    if (failure) throw failure;
    keeper?.forgetRemoval();
  };

  const calls = createSessionCalls({ ask, askSlowly, nowMs: () => clock.nowMs(), changed, tried });

  return {
    ...calls,
    changePassword: async (...given) => {
      const answer = await calls.changePassword(...given);
      if (answer.ok) stopRemembering();
      return answer;
    },
    exists: () => marker.isSet(),
    findVault,
    create: async (password, onStage) => {
      const stages = started(onStage);
      if (keeper !== null) await rejectOverCopy(keeper).catch(noteRejection);
      return noteMade(await askSlowly((service) => service.create(password, stages)).catch(noteRejection));
    },
    unlock: async (password, onStage, remember = null) => {
      const stages = started(onStage);
      const nowMs = clock.nowMs();
      stopRemembering();
      const before = timesForgotten;
      const opened = await askSlowly((service) => service.unlock(password, nowMs, remember, stages));
      const isKept = opened.ok && (remember === 'one-key' || opened.value.rememberToken !== null);
      remembered.set(isKept && timesForgotten === before);
      return opened.ok ? noteOpened(opened) : noteOpened(tried(opened));
    },
    resume,
    unlockByToken: async (token, onStage) => {
      const stages = started(onStage);
      return noteOpened(await ask((service) => service.unlockByToken(token, stages)));
    },
    restore: async (file, password, onStage) => {
      const stages = started(onStage);
      if (keeper !== null) await rejectOverCopy(keeper).catch(noteRejection);
      const made = await askSlowly((service) => service.restore(file, password, stages)).catch(noteRejection);
      return made.ok ? ok(noteMade(made.value)) : made;
    },
    repair: async (session) => {
      const repair = await repairFromCopy(session);
      if (repair === null) return null;
      const { check, keyrings } = changed(repair);
      return { keyrings, check: { ...check, age: memory.ageOf(check.mark) } };
    },
    acceptLoss: async (session, ids) => {
      await ask((service) => service.acceptLoss(session, ids));
      const mark = await ask((service) => service.mark());
      if (mark !== null) memory.settle(mark);
      changed(null);
    },
    forgetRemembered,
    lock,
    destroy,
  };
}
