import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phraseMaterial, RECORDS } from '../../../../mocks/fixtures/vault/records.fixture.ts';
import { Fault } from '../../../domain/fault.ts';
import { type Bytes, fromHex, toHex } from './bytes.ts';
import type { KeyRecord } from './KeyRecord.ts';
import { readKeyRecord, wipeRecord, writeKeyRecord } from './recordBytes.ts';

const [FIRST] = RECORDS;
const standard = (changes: Partial<KeyRecord>): KeyRecord => ({
  network: 'mainnet',
  path: "m/44'/3'/0'/0",
  indexes: [0],
  material: phraseMaterial(16),
  ...changes,
});

/** The result of reading bytes: a record that is written back identically, or `corrupt`. Anything else is a bug. */
function verdictOn(bytes: Bytes): 'record' | 'corrupt' {
  try {
    const record = readKeyRecord(bytes);
    if (bytes[0] === 2) expect(toHex(writeKeyRecord(record))).toBe(toHex(bytes));
    return 'record';
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'corrupt') return 'corrupt';
    throw thrown;
  }
}

describe('the record of a keyring', () => {
  it.each(RECORDS.map((record) => [record.material.origin, record] as const))(
    'is read back as it was written: %s',
    (_, record) => {
      const bytes = writeKeyRecord(record);
      expect(readKeyRecord(bytes)).toEqual(record);
      expect(bytes[0]).toBe(2);
    },
  );

  it('has the form that vaults keep from now on', () => {
    if (!FIRST) throw new Error('no record');
    expect(toHex(writeKeyRecord(FIRST))).toBe(
      `02000004${'8000002c8000000380000000'}00000000${'0001'}${'000000000001'}10${'00'.repeat(16)}0000`,
    );
  });

  it('is read back for any path, indexes, words and passphrase', () => {
    const record = fc.record({
      network: fc.constantFrom('mainnet', 'testnet', 'regtest'),
      path: fc
        .array(fc.tuple(fc.nat(0x7fffffff), fc.constantFrom('', "'")), { maxLength: 8 })
        .map((steps) => ['m', ...steps.map((step) => step.join(''))].join('/')),
      indexes: fc
        .uniqueArray(fc.oneof(fc.nat(50), fc.nat(0x7fffffff)), { minLength: 1, maxLength: 60 })
        .map((all) => all.toSorted((one, other) => one - other)),
      material: fc
        .tuple(fc.constantFrom(16, 20, 24, 28, 32), fc.string({ unit: 'grapheme', maxLength: 40 }))
        .map(([size, passphrase]) => phraseMaterial(size, passphrase, 9)),
    });
    fc.assert(
      fc.property(record, (one) => {
        expect(readKeyRecord(writeKeyRecord(one))).toEqual(one);
      }),
    );
  });

  it('shares its secrets with the bytes it was read from, so that wiping either wipes both', () => {
    for (const record of RECORDS.filter(
      ({ material }) => 'key' in material || material.origin === 'phrase',
    )) {
      const bytes = writeKeyRecord(record);
      const read = readKeyRecord(bytes);
      wipeRecord(read);
      const { material } = read;
      const secret =
        material.origin === 'phrase' ? material.entropy : 'key' in material ? material.key : null;
      expect(secret?.every((byte) => byte === 0)).toBe(true);
      expect(secret?.buffer).toBe(bytes.buffer);
    }
  });

  it('is written into bytes of its own', () => {
    const record = standard({ material: phraseMaterial(16, 'x', 5) });
    writeKeyRecord(record).fill(0);
    expect(record.material).toEqual(phraseMaterial(16, 'x', 5));
  });

  it('holds 1,000 accounts, 500 far apart, and 512 bytes of passphrase, within the size an envelope takes', () => {
    const many = Array.from({ length: 1000 }, (_, at) => at);
    const apart = Array.from({ length: 500 }, (_, at) => at * 1_000_003);
    const path = "m/1'/2'/3'/4'/5'/6'/7'/8'";
    for (const indexes of [many, apart]) {
      const record = standard({ path, indexes, material: phraseMaterial(32, 'p'.repeat(512)) });
      const bytes = writeKeyRecord(record);
      expect(bytes.length).toBeLessThan(3_700);
      expect(readKeyRecord(bytes)).toEqual(record);
    }
  });

  it.each([
    ['no account', { indexes: [] }],
    ['more than 1,000 accounts', { indexes: Array.from({ length: 1001 }, (_, at) => at) }],
    ['more than 500 runs', { indexes: Array.from({ length: 501 }, (_, at) => 2 * at) }],
    ['indexes out of order', { indexes: [1, 0] }],
    ['a index twice', { indexes: [1, 1] }],
    ['a hardened index', { indexes: [0x80000000] }],
    ['half a index', { indexes: [0.5] }],
    ['entropy of another size', { material: phraseMaterial(17) }],
    ['a long passphrase', { material: phraseMaterial(16, 'p'.repeat(513)) }],
    ['a phrase without path', { path: '' }],
    ['a path that is none', { path: 'm/x' }],
    ['a single key with a path', { material: RECORDS[5]?.material ?? phraseMaterial(17) }],
    ['a hardened step for public keys', { material: RECORDS[4]?.material ?? phraseMaterial(17) }],
    [
      'a private key of zero',
      { path: '', material: { origin: 'private-key', key: new Uint8Array(32), keyForm: 'compressed' } },
    ],
    [
      'an extended key of another network',
      { network: 'testnet', path: 'm', material: RECORDS[3]?.material ?? phraseMaterial(17) },
    ],
  ] as const)('is not written for %s', (_, changes) => {
    expect(() => writeKeyRecord(standard(changes))).toThrow(RangeError);
  });

  it('is another record or corrupt with any one byte changed, and corrupt with one more or one less', () => {
    const counts = { record: 0, corrupt: 0 };
    for (const record of RECORDS) {
      const bytes = writeKeyRecord(record);
      for (const [index, byte] of bytes.entries()) {
        for (const flip of [1, 2, 0x10, 0x80, 0xff]) {
          const changed = Uint8Array.from(bytes);
          changed[index] = byte ^ flip;
          counts[verdictOn(changed)] += 1;
        }
      }
      expect(verdictOn(bytes.slice(0, -1))).toBe('corrupt');
      expect(verdictOn(Uint8Array.of(...bytes, 0))).toBe('corrupt');
    }
    expect(counts.corrupt).toBeGreaterThan(300);
    expect(counts.record).toBeGreaterThan(300);
  });

  it('never crashes on any bytes', () => {
    const start = fc.tuple(fc.constantFrom(1, 2), fc.nat(5), fc.nat(3), fc.nat(9));
    const bytes = fc
      .tuple(start, fc.uint8Array({ maxLength: 120 }))
      .map(([head, rest]) => Uint8Array.of(...head, ...rest));
    fc.assert(
      fc.property(fc.oneof(bytes, fc.uint8Array({ maxLength: 100 })), (some) => {
        verdictOn(Uint8Array.from(some));
      }),
      { numRuns: 3000 },
    );
  });

  it('takes no memory for what it says to be long', () => {
    expect(verdictOn(fromHex(`02000001000000000001${'00000000ffff'}`))).toBe('corrupt');
    expect(verdictOn(fromHex(`020000ff${'ffff'}`))).toBe('corrupt');
  });

  it('is corrupt when a passphrase is no UTF-8', () => {
    const bytes = writeKeyRecord(standard({ material: phraseMaterial(16, 'ab') }));
    bytes[bytes.length - 1] = 0xff;
    expect(verdictOn(bytes)).toBe('corrupt');
  });

  it('keeps a passphrase that begins with a byte order mark', () => {
    const record = standard({ material: phraseMaterial(16, '\ufeffa') });
    expect(readKeyRecord(writeKeyRecord(record))).toEqual(record);
  });
});

describe('the record of an older vault', () => {
  const entropy = Array.from({ length: 16 }, (_, at) => at);

  it.each([
    ['mainnet', 0, "m/44'/3'/0'/0"],
    ['testnet', 1, "m/44'/1'/0'/0"],
    ['regtest', 2, "m/44'/1'/0'/0"],
  ] as const)('is a phrase on the standard path: %s', (network, code, path) => {
    expect(readKeyRecord(Uint8Array.of(1, 1, code, 0, 3, ...entropy))).toEqual({
      network,
      path,
      indexes: [0, 1, 2],
      material: { origin: 'phrase', entropy: Uint8Array.from(entropy), passphrase: new Uint8Array() },
    });
  });

  it('gives entropy that is wiped with the bytes', () => {
    const bytes = Uint8Array.of(1, 1, 0, 0, 1, ...entropy);
    const { material } = readKeyRecord(bytes);
    bytes.fill(0);
    expect(material).toEqual(phraseMaterial(16));
  });

  it.each([
    ['another type', [1, 2, 0, 0, 1, ...entropy]],
    ['another network', [1, 1, 3, 0, 1, ...entropy]],
    ['no account', [1, 1, 0, 0, 0, ...entropy]],
    ['more than 1,000 accounts', [1, 1, 0, 3, 233, ...entropy]],
    ['entropy of another size', [1, 1, 0, 0, 1, ...entropy.slice(1)]],
    ['nothing after its head', [1, 1, 0, 0, 1]],
    ['nothing but its format', [1]],
    ['nothing', []],
  ])('is refused for %s', (_, bytes) => {
    expect(verdictOn(Uint8Array.from(bytes))).toBe('corrupt');
  });

  it('can be written in the form of now', () => {
    const record = readKeyRecord(Uint8Array.of(1, 1, 0, 0, 2, ...entropy));
    expect(readKeyRecord(writeKeyRecord(record))).toEqual(record);
  });
});
