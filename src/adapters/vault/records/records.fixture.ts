/** A record of each kind, for tests. The keys are of published examples; nothing of value was ever sent to them. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { readExtendedKey } from '../../../domain/keys/extendedKey.ts';
import type { Bytes } from '../bytes.ts';
import type { KeyMaterial, KeyRecord } from './KeyRecord.ts';

/** The account m/44'/3'/0' of a phrase of eleven times abandon and about, private. */
export const DGPV =
  'dgpv57bftCH9z6cEAdAY9SCDV9NfVsygaQWdi5LuCXdumz5qUPWnw1S3YBM7PdHXMvA8oSGS6Pbes1xEHMd5Zi2qHVK45y5FKKXzBXsZcTtYmX5';
/** The same, public. */
export const DGUB =
  'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs';

/** The bytes of a mainnet extended key. */
export function extendedBytes(text: string): Bytes {
  const key = readExtendedKey(text, 'mainnet');
  if (!key.ok) throw new Error(key.problem.kind);
  return key.value.bytes;
}

/** A phrase's keys: `byte` repeated, and a passphrase. */
export const phraseMaterial = (size: number, passphrase = '', byte = 0): KeyMaterial => ({
  origin: 'phrase',
  entropy: new Uint8Array(size).fill(byte),
  passphrase: new Uint8Array(new TextEncoder().encode(passphrase)),
});

const MAINNET: Network = 'mainnet';
const single = { network: MAINNET, path: '', indexes: [0] } as const;

/** One record of each origin and form. */
export const RECORDS: readonly KeyRecord[] = [
  { network: 'mainnet', path: "m/44'/3'/0'/0", indexes: [0], material: phraseMaterial(16) },
  {
    network: 'regtest',
    path: "m/0'/1",
    indexes: [0, 1, 2, 7, 500],
    material: phraseMaterial(32, 'TREZOR 🐕', 7),
  },
  { network: 'testnet', path: 'm', indexes: [2_147_483_647], material: phraseMaterial(20, '', 255) },
  {
    network: 'mainnet',
    path: 'm/0',
    indexes: [0, 3],
    material: { origin: 'extended-private-key', key: extendedBytes(DGPV) },
  },
  {
    network: 'mainnet',
    path: 'm/1',
    indexes: [4],
    material: { origin: 'extended-public-key', key: extendedBytes(DGUB) },
  },
  { ...single, material: { origin: 'private-key', key: new Uint8Array(32).fill(1), keyForm: 'compressed' } },
  {
    ...single,
    material: { origin: 'private-key', key: new Uint8Array(32).fill(2), keyForm: 'uncompressed' },
  },
  {
    ...single,
    material: { origin: 'address', address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress },
  },
];

/** A mainnet record on the standard path, or with these changes. */
export const recordOf = (material: KeyMaterial, changes: Partial<KeyRecord> = {}): KeyRecord => ({
  network: 'mainnet',
  path: "m/44'/3'/0'/0",
  indexes: [0],
  material,
  ...changes,
});
