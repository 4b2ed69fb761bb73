/** A thousand random lives of a vault on phones where storages fail, hosts forget and processes die: nothing is ever lost. */
import { describe, expect, it } from 'vitest';
import { testAddress, testKey } from '../../../../mocks/builders/keys.ts';
import { liveHistory, type Tally } from '../../../../mocks/keyValue/histories/VaultHistory.ts';
import type { MakeMirror } from '../../../../mocks/keyValue/histories/VaultPhone.ts';
import type { KnownKey } from '../../../../mocks/keyValue/histories/vaultDeeds.ts';
import { encodeWif } from '../../../domain/keys/wif.ts';
import { createVaultMirror } from './keyValueMirror.ts';

const KEYS: readonly KnownKey[] = [1, 2, 3, 4, 5].map((person) => [
  encodeWif(testKey(person).secret, 'regtest'),
  testAddress(person),
]);

async function liveMany(count: number, makeMirror: MakeMirror): Promise<Tally> {
  const tally: Tally = new Map();
  for (let seed = 1; seed <= count; seed += 1)
    await liveHistory({ seed, stepCount: 8, makeMirror, keys: KEYS }, tally);
  return tally;
}

describe('a thousand random histories', () => {
  it('leave the vault as acknowledged or as under way, each time', async () => {
    const tally = await liveMany(Number(process.env.N ?? 1000), createVaultMirror);
    console.log(tally);
  }, 120_000);
});
