/** The host's storages as KeyValue ports: DeviceStorage and SecureStorage of the Mini Apps protocol, over the bridge's requests. */

import { Fault, UnsupportedFault } from '../../domain/fault.ts';
import type { KeyValue } from '../../ports/KeyValue.ts';
import { fieldOf, request } from './bridge/bridge.ts';
import { STORAGE_ANSWER_MS, STORAGE_TIMEOUT_MS } from './bridge/timeouts.ts';

export type HostStorageKind = 'device' | 'secure';

/** after this many timeouts, a host that never answered counts as one without the storage */
const SILENCES = 2;

const KEY = /^[A-Za-z0-9_-]{1,64}$/;

const METHODS = {
  device: {
    get: 'web_app_device_storage_get_key',
    save: 'web_app_device_storage_save_key',
    received: 'device_storage_key_received',
    saved: 'device_storage_key_saved',
    failed: 'device_storage_failed',
  },
  secure: {
    get: 'web_app_secure_storage_get_key',
    save: 'web_app_secure_storage_save_key',
    received: 'secure_storage_key_received',
    saved: 'secure_storage_key_saved',
    failed: 'secure_storage_failed',
  },
} as const;

let requestCount = 0;

/** Different from those of earlier loads of this page, whose answers may still arrive. */
function nextRequestId(): string {
  requestCount += 1;
  return `${Math.round(performance.timeOrigin)}-${requestCount}`;
}

/** @returns the fault for a host's error code */
function faultOf(kind: HostStorageKind, error: unknown): Fault {
  const code = String(error);
  const detail = `the host's ${kind} storage answered ${code}`;
  if (code === 'UNSUPPORTED') return new UnsupportedFault(detail);
  return new Fault(code === 'QUOTA_EXCEEDED' ? 'storage-full' : 'storage-blocked', detail);
}

function faultOfThrown(kind: HostStorageKind, cause: unknown): Fault {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  return isTimeout
    ? new Fault('timeout', `the host's ${kind} storage did not answer within ${STORAGE_TIMEOUT_MS} ms`, {
        cause,
      })
    : new Fault('storage-blocked', `the host's ${kind} storage cannot be asked`, { cause });
}

type Question =
  | { readonly verb: 'get'; readonly key: string }
  | { readonly verb: 'save'; readonly key: string; readonly value: string };

type Call = (question: Question) => Promise<unknown>;

/** Sends a request, and returns the answering event. @throws {Fault} */
async function ask(kind: HostStorageKind, { verb, ...given }: Question): Promise<unknown> {
  const names = METHODS[kind];
  const params = { req_id: nextRequestId(), ...given };
  const answer = verb === 'get' ? names.received : names.saved;
  let hasFailed = false;
  try {
    const event = await request(names[verb], [answer, names.failed], {
      params,
      timeout: STORAGE_TIMEOUT_MS,
      capture: ({ event, payload }) => {
        hasFailed = event === names.failed;
        return payload.req_id === params.req_id;
      },
    });
    if (hasFailed) throw faultOf(kind, fieldOf(event, 'error'));
    return event;
  } catch (cause) {
    throw cause instanceof Fault ? cause : faultOfThrown(kind, cause);
  }
}

/** Stops asking a host that never answered: each call would take the full timeout. */
function rejectingTheMute(kind: HostStorageKind): Call {
  let silences = 0;
  return async (question) => {
    if (silences >= SILENCES)
      throw new Fault('storage-blocked', `the host does not speak of ${kind} storage`);
    try {
      const event = await ask(kind, question);
      silences = Number.NEGATIVE_INFINITY;
      return event;
    } catch (thrown) {
      const isSilence = thrown instanceof Fault && thrown.kind === 'timeout';
      silences = isSilence ? silences + 1 : Number.NEGATIVE_INFINITY;
      throw thrown;
    }
  };
}

const textIn = (event: unknown): string | null => {
  // If an earlier installation left a value, the event has can_restore (or canRestore) and no value: that counts as empty.
  const value = fieldOf(event, 'value');
  return typeof value === 'string' && value !== '' ? value : null;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Saves without requiring an answer: iOS and macOS answer only failures. An unanswered save is read back, and succeeds when the
 * value is there; after that, later saves don't wait for an answer.
 */
function savingUnanswered(call: Call): (key: string, value: string) => Promise<void> {
  let isSilent = false;

  async function isThere(key: string, value: string): Promise<boolean> {
    try {
      return textIn(await call({ verb: 'get', key })) === (value === '' ? null : value);
    } catch {
      return false;
    }
  }

  return async (key, value) => {
    let isSettled = false;
    const saved = call({ verb: 'save', key, value });
    const settled = saved.then(
      () => {
        isSettled = true;
        isSilent = false;
      },
      () => {
        isSettled = true;
      },
    );
    if (!isSilent) await Promise.race([settled, wait(STORAGE_ANSWER_MS)]);
    if (!isSettled && (await isThere(key, value))) {
      isSilent = !isSettled;
      return;
    }
    try {
      await saved;
    } catch (thrown) {
      const isUnanswered = thrown instanceof Fault && thrown.kind === 'timeout';
      if (!isUnanswered || !(await isThere(key, value))) throw thrown;
      isSilent = true;
    }
  };
}

/**
 * Creates one of the host's storages for one user: several accounts of a client may share it.
 *
 * @param user - Telegram user id, or `local`
 */
export function createHostStorage(kind: HostStorageKind, user: string): KeyValue {
  const call = rejectingTheMute(kind);
  const saveUnanswered = savingUnanswered(call);
  let lastSave: Promise<unknown> = Promise.resolve();
  const nameOf = (key: string): string => {
    if (!KEY.test(key)) throw new RangeError(`not a key: ${key}`);
    return `kennel_${user}_${key}`;
  };
  // In sequence: the value read back must be the one saved last.
  const save = (key: string, value: string): Promise<void> => {
    const name = nameOf(key);
    const turn = lastSave.then(() => saveUnanswered(name, value));
    lastSave = turn.catch(() => undefined);
    return turn;
  };
  return {
    get: async (key) => textIn(await call({ verb: 'get', key: nameOf(key) })),
    set: async (key, value) => save(key, value),
    // An empty text removes: clients that accept null for that are newer than the storage; older ones fail on it.
    remove: async (key) => save(key, ''),
  };
}
