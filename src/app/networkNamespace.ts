/**
 * Separates the wallets of different chains: the storage keys of all chains but the build's default get a namespace. The default chain
 * keeps plain keys, so that nothing is lost.
 */
import type { Network } from '../domain/address/Network.ts';
import type { KeyValue } from '../ports/KeyValue.ts';
import type { Telegram } from '../ports/Telegram.ts';

/** The owner's key of a vault: `1` on the default chain, `1_testnet` elsewhere. @param space - null on the default chain */
export const namespacedUser = (userId: string | null, space: Network | null): string | null =>
  space === null ? userId : `${userId ?? 'local'}_${space}`;

const namespacedKeys = (store: KeyValue | null, space: Network): KeyValue | null =>
  store && {
    get: (key) => store.get(`${space}-${key}`),
    set: (key, value) => store.set(`${space}-${key}`, value),
    remove: (key) => store.remove(`${space}-${key}`),
  };

/** The host with separate storage for a chain. Its biometric lock stores only one token, which belongs to the default chain. */
export function namespacedHost(host: Telegram, space: Network | null): Telegram {
  if (space === null) return host;
  const { deviceStorage, secureStorage } = host;
  return {
    ...host,
    biometry: null,
    deviceStorage: namespacedKeys(deviceStorage, space),
    secureStorage: namespacedKeys(secureStorage, space),
  };
}
