/** The vault as the main thread sees it: calls to the key worker, with time limits. No secret is kept here. */

import { Fault } from '../../domain/fault.ts';
import { type Result, refuse } from '../../domain/result.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Vault, VaultFinding } from '../../ports/Vault.ts';
import type { TextStorage } from '../storage/TextStorage.ts';
import { MirrorKeeper } from './MirrorKeeper.ts';
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
  /** for calls that stretch a password or decrypt a key, milliseconds; 60,000 unless given */
  readonly stretchLimitMs?: number;
  /** for all other calls, milliseconds; 20,000 unless given */
  readonly limitMs?: number;
}

const STRETCH_LIMIT_MS = 60_000;
const LIMIT_MS = 20_000;
const LOCK_LIMIT_MS = 2_000;

/** Makes the vault of one user. The worker starts with the first call unless told otherwise. */
export function createWorkerVault(options: WorkerVaultOptions): Vault {
  const { userId, spawn, markers, clock, mirror = null, onCreated, wakesEarly = false } = options;
  const { stretchLimitMs = STRETCH_LIMIT_MS, limitMs = LIMIT_MS } = options;
  const user = userId ?? 'local';
  const marker = createVaultMarker('vault', user, markers);
  const staying = createVaultMarker('stay', user, markers);
  const line = new WorkerLine(user, spawn, clock);
  if (wakesEarly && !marker.isSet()) line.wake();

  const ask = <Value>(send: Send<Value>): Promise<Value> => line.call(send, limitMs);
  const askSlowly = <Value>(send: Send<Value>): Promise<Value> => line.call(send, stretchLimitMs);

  const changed = <Value>(value: Value): Value => {
    keeper?.update();
    return value;
  };

  const keeper =
    mirror === null
      ? null
      : new MirrorKeeper(
          {
            // Patient: these wait in line behind a password that is being stretched.
            sealedText: () => askSlowly((room) => room.sealedText()),
            adoptText: (text) => askSlowly((room) => room.adoptText(text)),
            isOwnText: (text) => askSlowly((room) => room.isOwnText(text)),
          },
          mirror,
          createVaultMarker('vault-gone', user, markers),
        );

  /** A vault that exists after all, for example because an earlier call was given up after it had written. */
  const noteRefusal = (thrown: unknown): never => {
    if (thrown instanceof Fault && thrown.kind === 'refused') marker.set(true);
    throw thrown;
  };

  const noteMade = <Value>(value: Value): Value => {
    marker.set(true);
    onCreated?.();
    return changed(value);
  };

  /** What an attempt to open says of the vault's being there. */
  const noteOpened = <Value, Problem extends { readonly kind: string }>(
    opened: Result<Value, Problem>,
  ): Result<Value, Problem> => {
    marker.set(opened.ok || opened.problem.kind !== 'no-vault');
    return opened.ok ? changed(opened) : opened;
  };

  /** Where the host has a copy, that comes back instead of a new vault taking its place. */
  const refuseOverCopy = async (copies: MirrorKeeper): Promise<void> => {
    const isBack = await copies.restore().catch((thrown: unknown) => {
      // A copy of a newer Kennel may hold wallets; a host that does not answer must not keep anyone from beginning.
      if (thrown instanceof Fault && thrown.kind === 'corrupt') throw thrown;
      return false;
    });
    if (isBack) throw new Fault('refused', 'a vault exists already: the host kept it');
  };

  const lookForVault = async (): Promise<VaultFinding> => {
    const isHere = await ask((room) => room.exists());
    const isBack = !isHere && ((await keeper?.restore()) ?? false);
    marker.set(isHere || isBack);
    if (isHere) return 'here';
    return isBack ? 'restored' : 'none';
  };

  let timesForgotten = 0;
  /** At once: an app that is killed now must not let anyone back in, nor must an unlock that is under way. */
  const stopStaying = (): boolean => {
    const wasStaying = staying.isSet();
    timesForgotten += 1;
    staying.set(false);
    return wasStaying;
  };

  const forgetStay = async (): Promise<void> => {
    const wasStaying = stopStaying();
    if (wasStaying) await ask((room) => room.forgetStay()).catch(() => undefined);
  };

  const lock = async (): Promise<void> => {
    const wasStaying = stopStaying();
    if (!line.isLive && !wasStaying) return;
    await line
      .call((room) => room.lock(), LOCK_LIMIT_MS)
      .catch(() => {
        line.end();
        return wasStaying ? ask((room) => room.forgetStay()).catch(() => undefined) : undefined;
      });
  };

  const resume: Vault['resume'] = async (token) => {
    if (!staying.isSet()) {
      await ask((room) => room.forgetStay()).catch(() => undefined);
      return refuse({ kind: marker.isSet() ? 'lost' : 'no-vault' });
    }
    const before = timesForgotten;
    const opened = noteOpened(await ask((room) => room.resume(token)));
    staying.set(opened.ok && timesForgotten === before);
    return opened;
  };

  const destroy = async (): Promise<void> => {
    stopStaying();
    const failure: unknown = await keeper?.remove().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    await askSlowly((room) => room.destroy()).finally(() => keeper?.endRemoval());
    marker.set(false);
    if (failure) throw failure;
    keeper?.forgetRemoval();
  };

  return {
    ...createSessionCalls({ ask, askSlowly, nowMs: () => clock.nowMs(), changed }),
    exists: () => marker.isSet(),
    lookForVault,
    create: async (password, onStage) => {
      const stages = started(onStage);
      if (keeper !== null) await refuseOverCopy(keeper).catch(noteRefusal);
      return noteMade(await askSlowly((room) => room.create(password, stages)).catch(noteRefusal));
    },
    unlock: async (password, onStage, stay = null) => {
      const stages = started(onStage);
      const nowMs = clock.nowMs();
      stopStaying();
      const before = timesForgotten;
      const opened = await askSlowly((room) => room.unlock(password, nowMs, stay, stages));
      const isKept = opened.ok && (stay === 'one-key' || opened.value.stayToken !== null);
      staying.set(isKept && timesForgotten === before);
      return noteOpened(opened);
    },
    resume,
    unlockByToken: async (token, onStage) => {
      const stages = started(onStage);
      return noteOpened(await ask((room) => room.unlockByToken(token, stages)));
    },
    restore: async (file, password, onStage) => {
      const stages = started(onStage);
      if (keeper !== null) await refuseOverCopy(keeper).catch(noteRefusal);
      const made = await askSlowly((room) => room.restore(file, password, stages)).catch(noteRefusal);
      return made.ok ? noteMade(made) : made;
    },
    forgetStay,
    lock,
    destroy,
  };
}
