/** A backup file with words of other languages, stored here: other phones get the file itself, not the code that wrote it. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { BIP32Factory } from 'bip32';
import { describe, expect, it } from 'vitest';
import { createMemoryEnvelopeStore } from '../../../mocks/vault/memoryEnvelopeStore.ts';
import { addressOfPublicKey } from '../../domain/address/addressScript.ts';
import { ecc } from '../../domain/keys/ecc.ts';
import published from '../../domain/keys/vectors/languages.json' with { type: 'json' };
import { createKeyDerivation } from './kdf/kdf.ts';
import { curveKeyOps } from './keyOps/curveKeyOps.ts';
import backup from './vectors/backup-v1-languages.json' with { type: 'json' };
import { createKeyService } from './worker/keyService.ts';

function secondPhone() {
  const store = createMemoryEnvelopeStore();
  return createKeyService({
    user: backup.file.user,
    store,
    keyStorage: store.keyStorage,
    keyDerivation: createKeyDerivation(),
    loadKeyOps: async () => curveKeyOps,
    monotonicMs: () => 0,
  });
}

/** The address of the published seed for some words, without our phrase code. */
function addressOf(words: readonly string[]): string {
  const vector = published.vectors.find(
    ({ phrase }) => phrase.normalize('NFC').split(/\s/).join() === words.join(),
  );
  if (vector === undefined) throw new Error('not published');
  const root = BIP32Factory(ecc).fromSeed(hexToBytes(vector.seed));
  return addressOfPublicKey(root.derivePath("m/44'/1'/0'/0/0").publicKey, 'regtest');
}

describe('a recorded backup file with words of other languages', () => {
  it('was written of published phrases', () => {
    expect(backup.wallets.map(({ language }) => language)).toEqual(['spanish', 'japanese']);
    for (const { words, address } of backup.wallets) expect(addressOf(words)).toBe(address);
  });

  it('opens on a second phone, with the same addresses and the same words', async () => {
    const phone = secondPhone();
    const restored = await phone.restore(JSON.stringify(backup.file), backup.password, () => undefined);
    if (!restored.ok) throw new Error(restored.problem.kind);
    const { session, keyrings } = restored.value;
    expect(keyrings.map(({ id, accounts }) => [id, accounts[0]?.address])).toEqual(
      backup.wallets.map(({ id, address }) => [id, address]),
    );
    for (const { id, words, passphrase, hdPath } of backup.wallets) {
      const ticket = await phone.beginExport(session, id, { kind: 'phrase' }, backup.password, 0);
      if (!ticket.ok) throw new Error(ticket.problem.kind);
      expect(await phone.revealExport(session, ticket.value)).toEqual({
        kind: 'phrase',
        words,
        passphrase,
        hdPath,
      });
      const typed = { kind: 'phrase', text: words.join(' '), passphrase } as const;
      expect(await phone.checkBackup(session, id, typed)).toEqual({ ok: true, value: null });
    }
  });
});
