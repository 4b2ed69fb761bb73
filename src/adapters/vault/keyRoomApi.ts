/** The key room as it is called across threads: failures travel as values, because thrown ones lose their kind. */

import { Fault, type FaultKind } from '../../domain/fault.ts';
import type { KeyRoom } from './keyRoom.ts';
import type { StageListener } from './openVault.ts';

/** What comes back over the wire. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly kind: FaultKind; readonly detail: string };

/** The calls that a worker answers. `start` comes first; the others answer `worker-failed` before it. */
export type KeyRoomApi = {
  readonly [Name in keyof KeyRoom]: (
    ...given: Parameters<KeyRoom[Name]>
  ) => Promise<Answer<Awaited<ReturnType<KeyRoom[Name]>>>>;
} & {
  /** says whose vault this is: a Telegram user id, or `local` */
  readonly start: (user: string) => void;
};

/** What an unexpected error said may contain a secret: only its name leaves the room. */
function faultAnswer(thrown: unknown): Answer<never> {
  if (thrown instanceof Fault) {
    return { ok: false, kind: thrown.kind, detail: thrown.message.slice(`${thrown.kind}: `.length) };
  }
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  return { ok: false, kind: 'worker-failed', detail: `the key worker threw ${name}` };
}

/** Stages are told across the thread too, where telling may fail; the work goes on all the same. */
const told =
  (listener: StageListener): StageListener =>
  (stage) => {
    Promise.resolve(listener(stage)).catch(() => undefined);
  };

/**
 * Wraps a room for a wire.
 *
 * @param furnish - makes the room of one user
 */
export function createKeyRoomApi(furnish: (user: string) => KeyRoom): KeyRoomApi {
  let room: KeyRoom | null = null;
  const answer = async <Value>(work: (room: KeyRoom) => Value | Promise<Value>): Promise<Answer<Value>> => {
    try {
      if (room === null) throw new Fault('worker-failed', 'the key worker was not started');
      return { ok: true, value: await work(room) };
    } catch (thrown) {
      return faultAnswer(thrown);
    }
  };
  return {
    start: (user) => {
      room = furnish(user);
    },
    exists: () => answer((open) => open.exists()),
    sealedText: () => answer((open) => open.sealedText()),
    adoptText: (...given) => answer((open) => open.adoptText(...given)),
    isOwnText: (...given) => answer((open) => open.isOwnText(...given)),
    create: (password, onStage) => answer((open) => open.create(password, told(onStage))),
    unlock: (password, nowMs, stay, onStage) =>
      answer((open) => open.unlock(password, nowMs, stay, told(onStage))),
    resume: (...given) => answer((open) => open.resume(...given)),
    forgetStay: () => answer((open) => open.forgetStay()),
    enrolBiometry: (...given) => answer((open) => open.enrolBiometry(...given)),
    unlockByToken: (token, onStage) => answer((open) => open.unlockByToken(token, told(onStage))),
    forgetBiometry: () => answer((open) => open.forgetBiometry()),
    hasBiometry: () => answer((open) => open.hasBiometry()),
    lock: () => answer((open) => open.lock()),
    changePassword: (session, current, next, nowMs, onStage) =>
      answer((open) => open.changePassword(session, current, next, nowMs, told(onStage))),
    destroy: () => answer((open) => open.destroy()),
    draftPhrase: (...given) => answer((open) => open.draftPhrase(...given)),
    revealDraft: (...given) => answer((open) => open.revealDraft(...given)),
    checkDraft: (...given) => answer((open) => open.checkDraft(...given)),
    keepDraft: (...given) => answer((open) => open.keepDraft(...given)),
    draftImport: (...given) => answer((open) => open.draftImport(...given)),
    deriveImport: (...given) => answer((open) => open.deriveImport(...given)),
    keepImport: (...given) => answer((open) => open.keepImport(...given)),
    forgetImport: (...given) => answer((open) => open.forgetImport(...given)),
    signWithDraft: (...given) => answer((open) => open.signWithDraft(...given)),
    addAccount: (...given) => answer((open) => open.addAccount(...given)),
    removeKeyring: (...given) => answer((open) => open.removeKeyring(...given)),
    beginExport: (...given) => answer((open) => open.beginExport(...given)),
    revealExport: (...given) => answer((open) => open.revealExport(...given)),
    endExport: (...given) => answer((open) => open.endExport(...given)),
    checkBackup: (...given) => answer((open) => open.checkBackup(...given)),
    backUp: (...given) => answer((open) => open.backUp(...given)),
    restore: (file, password, onStage) => answer((open) => open.restore(file, password, told(onStage))),
    addBackup: (session, file, password, onStage) =>
      answer((open) => open.addBackup(session, file, password, told(onStage))),
    sign: (...given) => answer((open) => open.sign(...given)),
    signTokenTransfers: (...given) => answer((open) => open.signTokenTransfers(...given)),
    signRecovery: (...given) => answer((open) => open.signRecovery(...given)),
    signMessage: (...given) => answer((open) => open.signMessage(...given)),
  };
}
