import { entropyToMnemonic } from 'bip39';
import { argon2id } from 'hash-wasm';
import { describe, expect, it } from 'vitest';
import { createMemoryEnvelopeStore } from '../../../mocks/vault/memoryEnvelopeStore.ts';
import { createKeyDerivation } from './kdf/kdf.ts';
import { curveKeyOps } from './keyOps/curveKeyOps.ts';
import backup from './vectors/backup-v1.json' with { type: 'json' };
import recorded from './vectors/envelope-v1.json' with { type: 'json' };
import { createKeyService } from './worker/keyService.ts';

/** Derivation parameters of either kind. */
interface Kdf {
  readonly name: string;
  readonly salt: string;
  readonly memoryKiB?: number;
  readonly passes?: number;
  readonly lanes?: number;
  readonly iterations?: number;
}

const { user, password } = recorded;

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const utf8 = (text: string) => new TextEncoder().encode(text);

async function derive(kdf: Kdf): Promise<Uint8Array<ArrayBuffer>> {
  const [secret, salt] = [utf8(password.normalize('NFKC')), bytes(kdf.salt)];
  if (kdf.name === 'argon2id') {
    const cost = { memorySize: kdf.memoryKiB ?? 0, iterations: kdf.passes ?? 0, parallelism: kdf.lanes ?? 0 };
    return new Uint8Array(
      await argon2id({ password: secret, salt, ...cost, hashLength: 32, outputType: 'binary' }),
    );
  }
  const material = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: kdf.iterations ?? 0 };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256));
}

async function decrypt(
  key: Uint8Array<ArrayBuffer>,
  name: string,
  sealed: { iv: string; ciphertext: string },
) {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const additionalData = utf8(`[1,"${user}","${name}"]`);
  const parameters = { name: 'AES-GCM', iv: bytes(sealed.iv), additionalData };
  return new Uint8Array(await crypto.subtle.decrypt(parameters, aes, bytes(sealed.ciphertext)));
}

describe.each(recorded.envelopes)('a recorded vault of version 1, derived by $kdf.name', (envelope) => {
  it('is opened by a few lines that share nothing with the vault', async () => {
    const dataKey = await decrypt(await derive(envelope.kdf), 'data key', envelope.dataKey);
    const [record] = envelope.records;
    if (record === undefined) throw new Error('no record');
    const [format, type, network, high, low, ...entropy] = await decrypt(dataKey, record.id, record);
    expect([format, type, network, high, low]).toEqual([1, 1, 0, 0, 1]);
    expect(entropyToMnemonic(Buffer.from(entropy))).toBe(recorded.phrase);
  });

  it('is opened by the vault', async () => {
    const store = createMemoryEnvelopeStore();
    store.texts.set('envelope', JSON.stringify(envelope));
    const tools = {
      user: recorded.user,
      store,
      keyStorage: store.keyStorage,
      keyDerivation: createKeyDerivation(),
      loadKeyOps: async () => curveKeyOps,
      monotonicMs: () => 0,
    };
    const opened = await createKeyService(tools).unlock(recorded.password, 0, null, () => undefined);
    expect(opened.ok && opened.value.keyrings).toMatchObject([
      { network: recorded.network, accounts: [{ index: 0, address: recorded.address }] },
    ]);
  });
});

/** The opened records of a worker, as recorded in the file. */
const keyrings = backup.records.map(({ keyring }) => keyring);

const capacityOn = (store = createMemoryEnvelopeStore()) =>
  createKeyService({
    user,
    store,
    keyStorage: store.keyStorage,
    keyDerivation: createKeyDerivation(),
    loadKeyOps: async () => curveKeyOps,
    monotonicMs: () => 0,
  });

describe('a recorded backup file of version 1, with records of all kinds', () => {
  it('is of the same person and password as the recorded vaults', () => {
    expect([backup.user, backup.password.normalize('NFKC')]).toEqual([user, password.normalize('NFKC')]);
    const kinds = keyrings.map(({ origin }) => origin);
    expect([...new Set(kinds)].sort()).toEqual([
      'address',
      'extended-private-key',
      'extended-public-key',
      'phrase',
      'private-key',
    ]);
  });

  it('is opened by a few lines that share nothing with the vault', async () => {
    const { envelope, notes } = backup.file;
    const dataKey = await decrypt(await derive(envelope.kdf), 'data key', envelope.dataKey);
    const clear = await Promise.all(envelope.records.map((record) => decrypt(dataKey, record.id, record)));
    expect(clear.map((record) => Buffer.from(record).toString('hex'))).toEqual(
      backup.records.map((record) => record.clear),
    );
    expect(new TextDecoder().decode(await decrypt(dataKey, 'backup notes', notes))).toBe(backup.notes);
    const [first] = clear;
    const tail = Buffer.from(first ?? []).subarray(-(1 + 16 + 2 + backup.passphrase.length));
    expect([tail[0], tail.readUInt16BE(17)]).toEqual([16, backup.passphrase.length]);
    expect(entropyToMnemonic(tail.subarray(1, 17))).toBe(backup.phrase);
    expect(tail.subarray(19).toString()).toBe(backup.passphrase);
  });

  it('is restored by the vault', async () => {
    const restored = await capacityOn().restore(JSON.stringify(backup.file), password, () => undefined);
    expect(restored).toMatchObject({ ok: true, value: { keyrings, notes: backup.notes } });
  });

  it('holds an envelope that is a vault of its own', async () => {
    const store = createMemoryEnvelopeStore();
    store.texts.set('envelope', JSON.stringify(backup.file.envelope));
    const opened = await capacityOn(store).unlock(password, 0, null, () => undefined);
    expect(opened).toMatchObject({ ok: true, value: { keyrings } });
  });
});
