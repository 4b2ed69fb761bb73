/** The host's storages; their code loads with the first call. */
import { supports } from '@telegram-apps/bridge';
import { Fault } from '../../domain/fault.ts';
import { lazyMethods, lazyModule } from '../../domain/lazyModule.ts';
import type { KeyValue } from '../../ports/KeyValue.ts';
import type { HostInfo } from '../../ports/Telegram.ts';
import type { HostStorageKind } from './hostStorage.ts';

/** Clients that answer SecureStorage calls with UNSUPPORTED, or not at all. */
const CLIENTS_WITHOUT_SECURE_STORAGE = ['tdesktop', 'weba', 'webk', 'web'];

/** Whether this client has such a storage, as far as known without asking. */
function hasHostStorage(kind: HostStorageKind, { platform, version }: HostInfo): boolean {
  if (!supports(`web_app_${kind}_storage_save_key`, version)) return false;
  return kind === 'device' || !CLIENTS_WITHOUT_SECURE_STORAGE.includes(platform);
}

/**
 * One of the host's storages, for the current user. It throws `storage-blocked` while its code can't be loaded.
 *
 * @returns null if this client is known to have none
 */
export function lazyStorage(kind: HostStorageKind, info: HostInfo): KeyValue | null {
  if (!hasHostStorage(kind, info)) return null;
  const storage = lazyModule(async (): Promise<KeyValue> => {
    try {
      const { createHostStorage } = await import('./hostStorage.ts');
      return createHostStorage(kind, info.userId ?? 'local');
    } catch (cause) {
      throw new Fault('storage-blocked', `the host's ${kind} storage cannot be loaded`, { cause });
    }
  });
  return lazyMethods(storage, ['get', 'set', 'remove']);
}
