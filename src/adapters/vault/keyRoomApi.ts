/** The key room as it is called across threads: failures travel as values, because thrown ones lose their kind. */

import { Fault, type FaultKind } from '../../domain/fault.ts';
import type { KeyRoom } from './keyRoom.ts';
import type { StageListener } from './openVault.ts';

/** What comes back over the wire. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly kind: FaultKind; readonly detail: string };

type Methods =
  | 'exists'
  | 'create'
  | 'unlock'
  | 'draftPhrase'
  | 'revealDraft'
  | 'checkDraft'
  | 'keepDraft'
  | 'sign';

/** The calls that a worker answers. `start` comes first; the others answer `worker-failed` before it. */
export type KeyRoomApi = {
  readonly [Name in Methods]: (
    ...given: Parameters<KeyRoom[Name]>
  ) => Promise<Answer<Awaited<ReturnType<KeyRoom[Name]>>>>;
} & {
  /** says whose vault this is: a Telegram user id, or `local` */
  readonly start: (user: string) => void;
  readonly lock: () => Promise<Answer<null>>;
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
    lock: () =>
      answer((open) => {
        open.lock();
        return null;
      }),
    exists: () => answer((open) => open.exists()),
    create: (password, onStage) => answer((open) => open.create(password, told(onStage))),
    unlock: (password, nowMs, onStage) => answer((open) => open.unlock(password, nowMs, told(onStage))),
    draftPhrase: (...given) => answer((open) => open.draftPhrase(...given)),
    revealDraft: (...given) => answer((open) => open.revealDraft(...given)),
    checkDraft: (...given) => answer((open) => open.checkDraft(...given)),
    keepDraft: (...given) => answer((open) => open.keepDraft(...given)),
    sign: (...given) => answer((open) => open.sign(...given)),
  };
}
