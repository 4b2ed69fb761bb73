import { describe, expect, it } from 'vitest';
import type { Network } from '../../../domain/address/Network.ts';
import { phraseOfEntropy } from '../../../domain/keys/phrase.ts';
import type { ImportProblem, ImportSource } from '../../../ports/Vault.ts';
import type { KeyMaterial, KeyRecord } from '../records/KeyRecord.ts';
import { DGUB, extendedBytes, phraseMaterial, RECORDS } from '../records/records.fixture.ts';
import { keyCraft } from './curveCraft.ts';

const ABOUT = `${'abandon '.repeat(11)}about`;
const STANDARD = { path: "m/44'/3'/0'/0", usesPassphrase: true };
const QKEY = 'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx';

async function read(source: ImportSource, network: Network = 'mainnet'): Promise<KeyMaterial> {
  const result = await keyCraft.read(source, network);
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

async function problemOf(source: ImportSource): Promise<ImportProblem | 'accepted'> {
  const result = await keyCraft.read(source, 'mainnet');
  return result.ok ? 'accepted' : result.problem;
}

const phrase = (text: string, passphrase = ''): ImportSource => ({ kind: 'phrase', text, passphrase });
const recordOf = (material: KeyMaterial, changes: Partial<KeyRecord> = {}): KeyRecord => ({
  network: 'mainnet',
  path: STANDARD.path,
  indexes: [0],
  material,
  ...changes,
});

describe('a keyring', () => {
  it.each([
    [0, 'hd', 'phrase', false],
    [1, 'hd', 'phrase', true],
    [3, 'hd', 'extended-private-key', false],
    [4, 'watch', 'extended-public-key', false],
    [5, 'simple', 'private-key', false],
    [7, 'watch', 'address', false],
  ] as const)('of record %i is %s, made of %s', (at, type, origin, hasPassphrase) => {
    const record = RECORDS[at] ?? recordOf(phraseMaterial(16));
    const { network, path: hdPath } = record;
    const keyring = keyCraft.keyring('id', record);
    expect(keyring).toMatchObject({ id: 'id', type, origin, network, hdPath, hasPassphrase });
    expect(keyring.accounts.map(({ index }) => index)).toEqual(record.indexes);
  });

  it('writes public keys in their form, and knows none of a bare address', () => {
    const lengths = RECORDS.map((record) => keyCraft.keyring('id', record).accounts[0]?.pubkey.length);
    expect(lengths).toEqual([66, 66, 66, 66, 66, 66, 130, 0]);
    const forms = RECORDS.map((record) => keyCraft.keyring('id', record).accounts[0]?.keyForm);
    expect(forms.filter((form) => form === 'uncompressed')).toHaveLength(1);
  });

  it('of a new phrase has its first account on the standard path', () => {
    const entropy = new Uint8Array(16);
    const record = keyCraft.newRecord(entropy, 'mainnet');
    entropy.fill(9);
    expect(record).toEqual(recordOf(phraseMaterial(16)));
    expect(keyCraft.keyring('id', record).accounts[0]?.address).toBe('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC');
    expect(keyCraft.newRecord(entropy, 'regtest').path).toBe("m/44'/1'/0'/0");
  });

  it('of an extended key that is none is corrupt', () => {
    const key = extendedBytes(DGUB);
    key.fill(0, 46);
    const record = recordOf({ origin: 'extended-public-key', key }, { path: 'm/0' });
    expect(() => keyCraft.keyring('id', record)).toThrow('corrupt');
  });
});

describe('what a person brings in', () => {
  it.each([12, 15, 18, 21, 24])('may be %i words', async (count) => {
    const { material } = recordOf(phraseMaterial((count * 4) / 3, '', 77));
    if (material.origin !== 'phrase') throw new Error('no phrase');
    const words = phraseOfEntropy(material.entropy);
    expect(words).toHaveLength(count);
    expect(await read(phrase(`\n${words.join('  ').toUpperCase()} `))).toEqual(material);
    expect(keyCraft.words(material.entropy)).toEqual(words);
  });

  it('keeps the passphrase as typed, and takes 512 bytes of it', async () => {
    const passphrase = ' Très 秘密 \n';
    expect(await read(phrase(ABOUT, passphrase))).toEqual(phraseMaterial(16, passphrase));
    expect(await problemOf(phrase(ABOUT, 'é'.repeat(256)))).toBe('accepted');
    expect(await problemOf(phrase(ABOUT, 'é'.repeat(257)))).toEqual({
      kind: 'passphrase-too-long',
      most: 512,
    });
  });

  it('may be an encrypted key, of whatever coin its paper was', async () => {
    const source: ImportSource = {
      kind: 'encrypted-key',
      text: '6PYLtMnXvfG3oJde97zRyLYFZCYizPU5T3LwgdYJz1fRhh16bU7u6PPmY7',
      passphrase: 'Satoshi',
    };
    const material = await read(source);
    expect(material).toMatchObject({ origin: 'private-key', keyForm: 'compressed' });
    expect(await problemOf({ ...source, passphrase: 'satoshi' })).toEqual({
      kind: 'encrypted-key',
      problem: { kind: 'wrong-passphrase' },
    });
  });

  it('may be an address, to be watched', async () => {
    const text = ' DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC ';
    expect(await read({ kind: 'address', text })).toEqual({ origin: 'address', address: text.trim() });
  });

  it.each([
    [phrase(''), 'phrase', 'empty'],
    [phrase('abandon '.repeat(12)), 'phrase', 'bad-checksum'],
    [{ kind: 'private-key', text: '' }, 'private-key', 'empty'],
    [{ kind: 'private-key', text: '0a'.repeat(32) }, 'private-key', 'bad-characters'],
    [{ kind: 'private-key', text: 'ab'.repeat(32) }, 'private-key', 'wrong-length'],
    [{ kind: 'encrypted-key', text: QKEY, passphrase: '' }, 'encrypted-key', 'not-encrypted-key'],
    [{ kind: 'extended-key', text: QKEY }, 'extended-key', 'not-extended-key'],
    [{ kind: 'address', text: QKEY }, 'address', 'private-key'],
  ] as const)('is refused with the problem of its kind: %j', async (source, kind, problem) => {
    expect(await problemOf(source)).toMatchObject({ kind, problem: { kind: problem } });
  });
});

describe('readings', () => {
  const pathsOf = (material: KeyMaterial) =>
    keyCraft.readings(material, 'mainnet').map(({ path, usesPassphrase }) => `${path} ${usesPassphrase}`);

  it('of a phrase are the paths that wallets have used', () => {
    const paths = pathsOf(phraseMaterial(16));
    expect(paths).toHaveLength(8);
    expect(paths.slice(0, 2)).toEqual(["m/44'/3'/0'/0 true", "m/44'/3'/0'/1 true"]);
  });

  it('of a phrase with a passphrase are each path with it, then without', () => {
    const paths = pathsOf(phraseMaterial(16, 'x'));
    expect(paths).toHaveLength(16);
    expect(paths.slice(0, 3)).toEqual(["m/44'/3'/0'/0 true", "m/44'/3'/0'/0 false", "m/44'/3'/0'/1 true"]);
  });

  it.each([
    [3, ['m/0 true', 'm/1 true']],
    [4, ['m true']],
    [1, ['m/0 true', 'm true', 'm/1 true']],
    [9, ['m/0 true', 'm true', 'm/1 true']],
  ])('of an extended key of depth %i lead to its chains', (depth, paths) => {
    for (const at of [3, 4]) {
      const material = RECORDS[at]?.material;
      if (material?.origin !== 'extended-private-key' && material?.origin !== 'extended-public-key') continue;
      const key = material.key.slice();
      key[4] = depth;
      expect(pathsOf({ ...material, key })).toEqual(paths);
    }
  });

  it('of a root are those of a phrase, unless it is public and cannot walk them', () => {
    const rootOf = (at: number): KeyMaterial => {
      const { material } = RECORDS[at] ?? recordOf(phraseMaterial(16));
      if (!('key' in material)) return material;
      const key = material.key.slice();
      key.fill(0, 4, 13);
      return { ...material, key };
    };
    expect(pathsOf(rootOf(3))).toEqual(pathsOf(phraseMaterial(16)));
    expect(pathsOf(rootOf(4))).toEqual(['m/0 true', 'm true', 'm/1 true']);
  });

  it('of a single key and of an address are one, without path', () => {
    for (const at of [5, 6, 7]) {
      expect(pathsOf(RECORDS[at]?.material ?? phraseMaterial(16))).toEqual([' true']);
    }
  });
});

describe('derive', () => {
  it('gives the accounts from a place on', () => {
    const accounts = keyCraft.derive(phraseMaterial(16), 'mainnet', STANDARD, 1, 2);
    expect(accounts.map(({ index, address }) => `${index} ${address}`)).toEqual([
      '1 DAcDAtJRztxBHyA6D6h8du1HguyTR43Mas',
      '2 D8K3KyDQ9FXeC3ADCuWW7cnWC7RvjHjV8H',
    ]);
  });

  it('leaves the keys as they are', () => {
    const material = phraseMaterial(16, 'x');
    keyCraft.derive(material, 'mainnet', STANDARD, 0, 3);
    expect(material).toEqual(phraseMaterial(16, 'x'));
    for (const record of RECORDS) {
      const before = structuredClone(record);
      keyCraft.keyring('id', record);
      keyCraft.reveal(record, { kind: 'private-key', index: 0 });
      expect(record).toEqual(before);
    }
  });

  it('throws on a path that is none, and on hardened steps of public keys', () => {
    const watched = RECORDS[4]?.material ?? phraseMaterial(16);
    const derive = (material: KeyMaterial, path: string) => () =>
      keyCraft.derive(material, 'mainnet', { path, usesPassphrase: true }, 0, 1);
    expect(derive(phraseMaterial(16), 'm/x')).toThrow(RangeError);
    expect(derive(phraseMaterial(16), '')).toThrow(RangeError);
    expect(derive(watched, "m/0'")).toThrow(RangeError);
  });
});

describe('a choice', () => {
  it('makes a record with copies of the secrets, and its places in order', () => {
    const material = phraseMaterial(16, 'x', 5);
    const record = keyCraft.record(material, 'mainnet', { reading: STANDARD, indexes: [4, 0, 4] });
    expect(record).toEqual(recordOf(phraseMaterial(16, 'x', 5), { indexes: [0, 4] }));
    if (material.origin === 'phrase') material.entropy.fill(0);
    expect(record.material).toEqual(phraseMaterial(16, 'x', 5));
  });

  it('without the passphrase leaves it out', () => {
    const reading = { ...STANDARD, usesPassphrase: false };
    const record = keyCraft.record(phraseMaterial(16, 'x'), 'mainnet', { reading, indexes: [0] });
    expect(record).toEqual(recordOf(phraseMaterial(16)));
    expect(keyCraft.keyring('id', record).hasPassphrase).toBe(false);
  });
});

describe('duplicates and backups', () => {
  it('are the same keys: every record is its own and no other’s', () => {
    for (const [at, one] of RECORDS.entries()) {
      for (const [place, other] of RECORDS.entries()) {
        expect(keyCraft.isSame(one, other)).toBe(at === place);
        expect(keyCraft.isBackup(one, other.material)).toBe(at === place);
      }
    }
  });

  it('differ by path, network, passphrase and form, and not by accounts', () => {
    const one = recordOf(phraseMaterial(16));
    expect(keyCraft.isSame(one, { ...one, indexes: [1, 2] })).toBe(true);
    expect(keyCraft.isSame(one, { ...one, path: "m/0'/0" })).toBe(false);
    expect(keyCraft.isSame(one, { ...one, network: 'regtest' })).toBe(false);
    expect(keyCraft.isSame(one, recordOf(phraseMaterial(16, ' ')))).toBe(false);
    expect(keyCraft.isBackup(one, phraseMaterial(16, ' '))).toBe(false);
    const key = new Uint8Array(32).fill(1);
    const single = recordOf({ origin: 'private-key', key, keyForm: 'compressed' }, { path: '' });
    expect(keyCraft.isBackup(single, { origin: 'private-key', key, keyForm: 'uncompressed' })).toBe(false);
  });

  it('take a passphrase in any normal form for the same', () => {
    const one = recordOf(phraseMaterial(16, 'caf\u00e9'));
    expect(keyCraft.isBackup(one, phraseMaterial(16, 'cafe\u0301'))).toBe(true);
    expect(keyCraft.isSame(one, recordOf(phraseMaterial(16, 'cafe\u0301')))).toBe(true);
  });
});

describe('reveal', () => {
  it('shows the words with passphrase and path', () => {
    expect(keyCraft.reveal(recordOf(phraseMaterial(16, 'caf\u00e9')), { kind: 'phrase' })).toEqual({
      kind: 'phrase',
      words: ABOUT.split(' '),
      passphrase: 'caf\u00e9',
      hdPath: STANDARD.path,
    });
  });

  it('shows the key of an account in use, and of no other', () => {
    const record = recordOf(phraseMaterial(16));
    expect(keyCraft.reveal(record, { kind: 'private-key', index: 0 })).toEqual({
      kind: 'private-key',
      text: QKEY,
      address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    });
    expect(keyCraft.reveal(record, { kind: 'private-key', index: 1 })).toBeNull();
  });

  it('shows what each kind of keyring has, and null for the rest', () => {
    const wishes = [
      { kind: 'phrase' },
      { kind: 'extended-private-key' },
      { kind: 'private-key', index: 0 },
    ] as const;
    const shown = RECORDS.filter(({ indexes }) => indexes.includes(0)).map((record) =>
      wishes.map((wish) => (keyCraft.reveal(record, wish) === null ? '-' : wish.kind)).join(' '),
    );
    expect(shown).toEqual([
      'phrase - private-key',
      'phrase - private-key',
      '- extended-private-key private-key',
      '- - private-key',
      '- - private-key',
      '- - -',
    ]);
    const extended = RECORDS[3] ?? recordOf(phraseMaterial(16));
    expect(keyCraft.reveal(extended, { kind: 'extended-private-key' })).toMatchObject({
      text: expect.stringMatching(/^dgpv57bftCH9/),
      hdPath: 'm/0',
    });
  });
});
