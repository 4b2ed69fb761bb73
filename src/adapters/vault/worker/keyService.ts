/** The key worker's service, independent of the worker's messaging. */

import type { StageListener, VaultMark } from '../../../ports/Vault.ts';
import type { Values } from '../calls/argumentSchemas.ts';
import type { METHODS, MethodName } from '../calls/methods.ts';
import { WaitClock } from '../kdf/WaitClock.ts';
import { BACKUP_HANDLERS } from './backups.ts';
import { BIOMETRY_HANDLERS } from './biometry.ts';
import { EXPORT_HANDLERS } from './exports.ts';
import { FROZEN_HANDLERS } from './frozenCoins.ts';
import { IMPORT_HANDLERS } from './imports.ts';
import { KEYRING_HANDLERS } from './keyrings.ts';
import { COPY_HANDLERS } from './mirrorCopies.ts';
import { PASSWORD_HANDLERS } from './passwords.ts';
import { PHRASE_HANDLERS } from './phrases.ts';
import { PublicHalves } from './publicHalves.ts';
import { forgetRemembered, REMEMBERING_HANDLERS } from './rememberedSession.ts';
import { Sessions } from './Sessions.ts';
import { SCRIPT_HANDLERS } from './scripts.ts';
import { CONFIRMATION_HANDLERS } from './secondConfirmation.ts';
import { SETTINGS_HANDLERS } from './settings.ts';
import { SIGNING_HANDLERS } from './signing.ts';
import type { KeyServiceTools, WorkerTools } from './WorkerTools.ts';

export type { KeyServiceTools } from './WorkerTools.ts';

const exists = async ({ store }: WorkerTools): Promise<boolean> => (await store.read('envelope')) !== null;

/** Identity and change counter of the open vault; null while locked. */
function mark({ sessions }: WorkerTools): VaultMark | null {
  const manifest = sessions.vault?.manifest;
  return manifest ? { vault: manifest.vault, counter: manifest.counter } : null;
}

/**
 * Forgets keys, drafts and tickets immediately, then the remembered session. Tasks under way end without opening a session or
 * storing anything.
 */
async function lock(worker: WorkerTools): Promise<void> {
  worker.sessions.end();
  worker.halves.forget();
  await forgetRemembered(worker);
}

/** Deletes everything. In turn, so that no task under way can store a vault afterwards. */
function destroy({ sessions, halves, keyStorage, store }: WorkerTools): Promise<void> {
  sessions.end();
  halves.forget();
  return sessions.inTurn(async () => {
    await keyStorage.remove();
    await store.remove('envelope', 'tries', 'stay', 'biometry', 'halves');
  });
}

/** Handles a method: receives the checked arguments, and a listener for stages. */
type Handler<Name extends MethodName> = (
  worker: WorkerTools,
  ...given: [...Values<(typeof METHODS)[Name]['takes']>, StageListener]
) => unknown;

const HANDLERS = {
  exists,
  mark,
  lock,
  destroy,
  ...BACKUP_HANDLERS,
  ...BIOMETRY_HANDLERS,
  ...CONFIRMATION_HANDLERS,
  ...COPY_HANDLERS,
  ...EXPORT_HANDLERS,
  ...FROZEN_HANDLERS,
  ...IMPORT_HANDLERS,
  ...KEYRING_HANDLERS,
  ...PASSWORD_HANDLERS,
  ...PHRASE_HANDLERS,
  ...REMEMBERING_HANDLERS,
  ...SCRIPT_HANDLERS,
  ...SETTINGS_HANDLERS,
  ...SIGNING_HANDLERS,
} satisfies { readonly [Name in MethodName]: Handler<Name> };

type Bound<Handle> = Handle extends (worker: WorkerTools, ...given: infer Given) => infer Outcome
  ? (...given: Given) => Outcome
  : never;

/**
 * Holds secrets between `unlock` and `lock`. Methods do the same as those of the port `Vault`; those that try a password also take
 * `nowMs`, milliseconds since 1970, to measure waits.
 */
export type KeyService = { readonly [Name in MethodName]: Bound<(typeof HANDLERS)[Name]> };

/** Creates the service of one user, locked. */
export function createKeyService(tools: KeyServiceTools): KeyService {
  const halves = new PublicHalves(tools);
  const worker: WorkerTools = {
    ...tools,
    halves,
    sessions: new Sessions(tools.store, (vault) => halves.keep(vault)),
    waits: new WaitClock(tools.monotonicMs),
  };
  const bound = Object.entries(HANDLERS).map(([name, handle]) => [
    name,
    (...given: readonly unknown[]) => Reflect.apply(handle, undefined, [worker, ...given]),
  ]);
  return Object.fromEntries(bound);
}
