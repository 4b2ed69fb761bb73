import { Buffer } from 'node:buffer';
import bitcore from 'bitcore-lib-doge';
import { describe, expect, it } from 'vitest';
import { DGUB, extendedBytes, phraseMaterial } from '../../../../mocks/fixtures/vault/records.fixture.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { accountsAt } from './openKeys.ts';
import { signAnswer, signText } from './signText.ts';

const MAGIC = Buffer.from('Dogecoin Signed Message:\n');

/** A message's hash as bitcore-lib-doge computes it. */
function hashOf(message: string): Buffer {
  const { varintBufNum } = bitcore.encoding.BufferWriter;
  const text = Buffer.from(message, 'utf8');
  const bytes = [varintBufNum(MAGIC.length), MAGIC, varintBufNum(text.length), text];
  return bitcore.crypto.Hash.sha256sha256(Buffer.concat(bytes));
}

/** The public key another library recovers from a signature, and its address. */
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
  it.each(RECORDS)(
    'signs with %s, and bitcore-lib-doge finds the same key in it',
    async (_, record, index) => {
      const reading = { path: record.path, usesPassphrase: true };
      const [account] = await accountsAt(record.material, record.network, reading, [index]);
      for (const message of MESSAGES) {
        const signed = await signText(record, index, message);
        if (!signed.ok) throw new Error(signed.problem.kind);
        const { address, pubkey, signature } = signed.value;
        expect({ address, pubkey }).toEqual({ address: account?.address, pubkey: account?.pubkey });
        expect(recovered(message, signature)).toEqual({ address, pubkey });
      }
    },
  );
});

describe('what has no key here', () => {
  const address = 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' as DogeAddress;
  const watched: KeyRecord = { ...SINGLE, material: { origin: 'address', address } };
  const tree: KeyRecord = {
    network: 'mainnet',
    path: 'm/0',
    indexes: [3, 4],
    material: { origin: 'extended-public-key', key: extendedBytes(DGUB) },
  };

  it('is refused by the address that was asked for', async () => {
    expect(await signText(watched, 0, 'wow')).toEqual({ ok: false, problem: { kind: 'not-ours', address } });
    const [, second] = await accountsAt(
      tree.material,
      'mainnet',
      { path: 'm/0', usesPassphrase: true },
      [3, 4],
    );
    expect(await signText(tree, 4, 'wow')).toEqual({
      ok: false,
      problem: { kind: 'not-ours', address: second?.address },
    });
  });

  it.each([
    ['a watched address', watched],
    ['a watched tree', tree],
    ['a key', { ...SINGLE, material: { origin: 'private-key', key, keyForm: 'compressed' } } as const],
  ])('is not there at another index of %s', async (_, record) => {
    for (const index of [1, 2, -1]) {
      await expect(signText(record, index, 'wow')).rejects.toThrow('no such account');
    }
  });

  it('gives no answer to what is no request, and says why', async () => {
    await expect(signAnswer(watched, 0, 'wow')).rejects.toThrow(
      /^rejected: no answer is signed to a request that is /,
    );
  });
});
