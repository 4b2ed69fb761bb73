/**
 * Keeps the wallets of one chain apart from those of another: what is kept for a chain that the app was not built for has
 * names of its own. The chain that it was built for keeps the plain names, so that nothing is lost.
 */
import type { Network } from '../domain/address/Network.ts';
import type { KeyValue } from '../ports/KeyValue.ts';
import type { Telegram } from '../ports/Telegram.ts';

/** Whose vault it is: `1` on the usual chain, `1_testnet` elsewhere. @param space - null on the usual chain */
export const namespacedUser = (userId: string | null, space: Network | null): string | null =>
  space === null ? userId : `${userId ?? 'local'}_${space}`;

const namespacedKeys = (store: KeyValue | null, space: Network): KeyValue | null =>
  store && {
    get: (key) => store.get(`${space}-${key}`),
    set: (key, value) => store.set(`${space}-${key}`, value),
    remove: (key) => store.remove(`${space}-${key}`),
  };

/** The host with storage of its own for a chain. Its biometric lock holds one token only, which is the usual chain's. */
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
