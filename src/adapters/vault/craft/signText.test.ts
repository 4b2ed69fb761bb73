import { Buffer } from 'node:buffer';
import bitcore from 'bitcore-lib-doge';
import { describe, expect, it } from 'vitest';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { phraseMaterial } from '../records/records.fixture.ts';
import { accountsAt } from './openKeys.ts';
import { signText } from './signText.ts';

const MAGIC = Buffer.from('Dogecoin Signed Message:\n');

/** The hash of a message as bitcore-lib-doge puts it together. */
function hashOf(message: string): Buffer {
  const { varintBufNum } = bitcore.encoding.BufferWriter;
  const text = Buffer.from(message, 'utf8');
  const bytes = [varintBufNum(MAGIC.length), MAGIC, varintBufNum(text.length), text];
  return bitcore.crypto.Hash.sha256sha256(Buffer.concat(bytes));
}

/** The public key that another library finds in a signature, and its address. */
function recovered(message: string, signature: string) {
  const { ECDSA, Signature } = bitcore.crypto;
  const [hash, read] = [hashOf(message), Signature.fromCompact(Buffer.from(signature, 'base64'))];
  const pubkey = ECDSA.recoverPublicKey(hash, read);
  expect(ECDSA.verify(hash, read, pubkey)).toBe(true);
  return { pubkey: pubkey.toString(), address: pubkey.toAddress().toString() };
}

const SINGLE = { network: 'mainnet', path: '', indexes: [0] } as const;
const key = new Uint8Array(32).fill(1);

const RECORDS: readonly (readonly [string, KeyRecord, number])[] = [
  [
    'the third account of a phrase',
    {
      network: 'mainnet',
      path: "m/44'/3'/0'/0",
      indexes: [0, 2],
      material: phraseMaterial(28, 'a passphrase'),
    },
    2,
  ],
  ['a compressed key', { ...SINGLE, material: { origin: 'private-key', key, keyForm: 'compressed' } }, 0],
  [
    'an uncompressed key',
    { ...SINGLE, material: { origin: 'private-key', key, keyForm: 'uncompressed' } },
    0,
  ],
];

const MESSAGES = ['', 'such text', 'two\nlines, Ð and 🐕', 'long '.repeat(200)];

describe('signText', () => {
  it.each(RECORDS)('signs with %s, and bitcore-lib-doge finds the same key in it', (_, record, index) => {
    const reading = { path: record.path, usesPassphrase: true };
    const [account] = accountsAt(record.material, record.network, reading, [index]);
    for (const message of MESSAGES) {
      const signed = signText(record, index, message);
      if (!signed.ok) throw new Error(signed.problem.kind);
      const { address, pubkey, signature } = signed.value;
      expect({ address, pubkey }).toEqual({ address: account?.address, pubkey: account?.pubkey });
      expect(recovered(message, signature)).toEqual({ address, pubkey });
    }
  });
});
