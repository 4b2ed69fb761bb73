import { describe, expect, it } from 'vitest';
import {
  DGUB,
  extendedBytes,
  phraseMaterial,
  RECORDS,
  recordOf,
} from '../../../../mocks/fixtures/vault/records.fixture.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';
import { readKeyRecord, writeKeyRecord } from '../records/recordBytes.ts';
import { curveKeyOps } from './curveKeyOps.ts';

const STANDARD = { path: "m/44'/3'/0'/0", usesPassphrase: true };

describe('a keyring', () => {
  it.each([
    [0, 'hd', 'phrase', false],
    [1, 'hd', 'phrase', true],
    [3, 'hd', 'extended-private-key', false],
    [4, 'watch', 'extended-public-key', false],
    [5, 'simple', 'private-key', false],
    [7, 'watch', 'address', false],
    [8, 'watch', 'multisig', false],
  ] as const)('of record %i is %s, made of %s', async (at, type, origin, hasPassphrase) => {
    const record = RECORDS[at] ?? recordOf(phraseMaterial(16));
    const { network, path: hdPath } = record;
    const keyring = await curveKeyOps.keyring('id', record);
    expect(keyring).toMatchObject({ id: 'id', type, origin, network, hdPath, hasPassphrase });
    expect(keyring.accounts.map(({ index }) => index)).toEqual(record.indexes);
  });

  it('writes public keys in their form, and knows none of a bare address', async () => {
    const keyrings = await Promise.all(RECORDS.map((record) => curveKeyOps.keyring('id', record)));
    expect(keyrings.map(({ accounts }) => accounts[0]?.pubkey.length)).toEqual([
      66, 66, 66, 66, 66, 66, 130, 0, 0,
    ]);
    const forms = keyrings.map(({ accounts }) => accounts[0]?.keyForm);
    expect(forms.filter((form) => form === 'uncompressed')).toHaveLength(1);
  });

  it('of a new phrase has its first account on the standard path', async () => {
    const entropy = new Uint8Array(16);
    const record = curveKeyOps.newRecord(entropy, 'mainnet');
    entropy.fill(9);
    expect(record).toEqual(recordOf(phraseMaterial(16)));
    const { accounts } = await curveKeyOps.keyring('id', record);
    expect(accounts[0]?.address).toBe('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC');
    expect(curveKeyOps.newRecord(entropy, 'regtest').path).toBe("m/44'/1'/0'/0");
  });

  it('of an extended key that is none is corrupt', async () => {
    const key = extendedBytes(DGUB);
    key.fill(0, 46);
    const record = recordOf({ origin: 'extended-public-key', key }, { path: 'm/0' });
    await expect(curveKeyOps.keyring('id', record)).rejects.toThrow('corrupt');
  });
});

describe('derive', () => {
  it('gives the accounts from a index on', async () => {
    const accounts = await curveKeyOps.derive(phraseMaterial(16), 'mainnet', STANDARD, 1, 2);
    expect(accounts.map(({ index, address }) => `${index} ${address}`)).toEqual([
      '1 DAcDAtJRztxBHyA6D6h8du1HguyTR43Mas',
      '2 D8K3KyDQ9FXeC3ADCuWW7cnWC7RvjHjV8H',
    ]);
  });

  it('leaves the keys as they are', async () => {
    const material = phraseMaterial(16, 'x');
    await curveKeyOps.derive(material, 'mainnet', STANDARD, 0, 3);
    expect(material).toEqual(phraseMaterial(16, 'x'));
    for (const record of RECORDS) {
      const before = structuredClone(record);
      await curveKeyOps.keyring('id', record);
      await curveKeyOps.reveal(record, { kind: 'private-key', index: 0 });
      expect(record).toEqual(before);
    }
  });

  it('throws on a path that is none, and on hardened steps of public keys', async () => {
    const watched = RECORDS[4]?.material ?? phraseMaterial(16);
    const derive = (material: KeyMaterial, path: string) =>
      curveKeyOps.derive(material, 'mainnet', { path, usesPassphrase: true }, 0, 1);
    await expect(derive(phraseMaterial(16), 'm/x')).rejects.toThrow(RangeError);
    await expect(derive(phraseMaterial(16), '')).rejects.toThrow(RangeError);
    await expect(derive(watched, "m/0'")).rejects.toThrow(RangeError);
  });
});

describe('a choice', () => {
  it('makes a record with copies of the secrets, and its indexes in order', () => {
    const material = phraseMaterial(16, 'x', 5);
    const record = curveKeyOps.record(material, 'mainnet', { reading: STANDARD, indexes: [4, 0, 4] });
    expect(record).toEqual(recordOf(phraseMaterial(16, 'x', 5), { indexes: [0, 4] }));
    if (material.origin === 'phrase') material.entropy.fill(0);
    expect(record.material).toEqual(phraseMaterial(16, 'x', 5));
  });

  it('without the passphrase leaves it out', async () => {
    const reading = { ...STANDARD, usesPassphrase: false };
    const record = curveKeyOps.record(phraseMaterial(16, 'x'), 'mainnet', { reading, indexes: [0] });
    expect(record).toEqual(recordOf(phraseMaterial(16)));
    expect(await curveKeyOps.keyring('id', record)).toMatchObject({ hasPassphrase: false });
  });
});

describe('every reading of every kind of key', () => {
  it('makes a record whose bytes give the accounts that were shown before', async () => {
    for (const { material, network } of RECORDS) {
      for (const reading of curveKeyOps.readings(material, network)) {
        const indexes = reading.path === '' ? [0] : [2, 3];
        const shown = await curveKeyOps.derive(material, network, reading, indexes[0] ?? 0, indexes.length);
        const record = curveKeyOps.record(material, network, { reading, indexes });
        const kept = readKeyRecord(writeKeyRecord(record));
        expect(await curveKeyOps.keyring('id', kept)).toMatchObject({ accounts: shown });
      }
    }
  });
});

describe('duplicates and backups', () => {
  it('are the same keys: every record is its own and no other’s', () => {
    for (const [at, one] of RECORDS.entries()) {
      for (const [position, other] of RECORDS.entries()) {
        expect(curveKeyOps.isSame(one, other)).toBe(at === position);
        expect(curveKeyOps.isBackup(one, other.material)).toBe(at === position);
      }
    }
  });

  it('differ by path, network, passphrase and form, and not by accounts', () => {
    const one = recordOf(phraseMaterial(16));
    expect(curveKeyOps.isSame(one, { ...one, indexes: [1, 2] })).toBe(true);
    expect(curveKeyOps.isSame(one, { ...one, path: "m/0'/0" })).toBe(false);
    expect(curveKeyOps.isSame(one, { ...one, network: 'regtest' })).toBe(false);
    expect(curveKeyOps.isSame(one, recordOf(phraseMaterial(16, ' ')))).toBe(false);
    expect(curveKeyOps.isBackup(one, phraseMaterial(16, ' '))).toBe(false);
    const key = new Uint8Array(32).fill(1);
    const single = recordOf({ origin: 'private-key', key, keyForm: 'compressed' }, { path: '' });
    expect(curveKeyOps.isBackup(single, { origin: 'private-key', key, keyForm: 'uncompressed' })).toBe(false);
  });

  it('take a passphrase in any normal form for the same', () => {
    const one = recordOf(phraseMaterial(16, 'caf\u00e9'));
    expect(curveKeyOps.isBackup(one, phraseMaterial(16, 'cafe\u0301'))).toBe(true);
    expect(curveKeyOps.isSame(one, recordOf(phraseMaterial(16, 'cafe\u0301')))).toBe(true);
  });
});
