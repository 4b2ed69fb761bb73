/** Wallets of decrypted records, for tests of signing. */

import { curveKeyOps } from '../../src/adapters/vault/keyOps/curveKeyOps.ts';
import type { SpendableWallets } from '../../src/adapters/vault/keyOps/SpendableWallets.ts';
import type { KeyRecord } from '../../src/adapters/vault/records/KeyRecord.ts';

/** @param onOpened - called with the index of each requested record */
export async function walletsOf(
  records: readonly KeyRecord[],
  onOpened: (at: number) => void = () => undefined,
): Promise<SpendableWallets> {
  return {
    keyrings: await Promise.all(records.map((record, at) => curveKeyOps.keyring(`key-${at}`, record))),
    withRecord: async (id, work) => {
      const at = records.findIndex((_, place) => id === `key-${place}`);
      const record = records[at];
      if (record === undefined) throw new Error(`no ${id}`);
      onOpened(at);
      return work(record);
    },
  };
}
