/** Writes a keyring's record as bytes (format 2), and reads it; older vaults' format 1 too. */

import type { Network } from '../../../domain/address/Network.ts';
import { wipe } from '../../../domain/bytes.ts';
import {
  hasHardenedChildren,
  isPublicPath,
  MAX_PATH_DEPTH,
  parentOfPath,
  pathOfSteps,
  standardPath,
  stepsOfPath,
} from '../../../domain/keys/keyPath.ts';
import {
  areAccountIndexes,
  MAX_ACCOUNTS,
  readAccountIndexes,
  writeAccountIndexes,
} from './accountIndexes.ts';
import { ByteReader, numberBytes, unknownForm } from './ByteReader.ts';
import type { Bytes } from './bytes.ts';
import type { KeyMaterial, KeyRecord } from './KeyRecord.ts';
import { isMaterial, readMaterial, writeMaterial } from './materialBytes.ts';

const FORMAT = 2;
const OLD_FORMAT = 1;
const OLD_TYPE_HD = 1;
const OLD_HEAD_BYTES = 5;
const OLD_ENTROPY_SIZES = [16, 32];
const NO_PATH = 0xff;
/** Flag in the count of a path's steps: account steps are hardened. */
const HARDENED_CHILDREN = 0x80;

const NETWORK_CODES: readonly Network[] = ['mainnet', 'testnet', 'regtest'];
const ORIGIN_CODES: readonly KeyMaterial['origin'][] = [
  'phrase',
  'extended-private-key',
  'private-key',
  'extended-public-key',
  'address',
  'multisig',
];

/** Whether path and indexes fit the keys: a single key has neither, and public keys can't derive hardened steps. */
function isPathFitting({ material, path, indexes }: KeyRecord): boolean {
  const isSingle = material.origin === 'private-key' || material.origin === 'address';
  if (isSingle) return path === '' && indexes.length === 1 && indexes[0] === 0;
  const hasPublicKeys = material.origin === 'extended-public-key' || material.origin === 'multisig';
  return path !== '' && (!hasPublicKeys || isPublicPath(path));
}

const isRecord = (record: KeyRecord): boolean =>
  areAccountIndexes(record.indexes) && isPathFitting(record) && isMaterial(record.material, record.network);

function writePath(path: string): readonly number[] {
  if (path === '') return [NO_PATH];
  const steps = stepsOfPath(parentOfPath(path));
  const count = hasHardenedChildren(path) ? steps.length | HARDENED_CHILDREN : steps.length;
  return [count, ...steps.flatMap((step) => numberBytes(step, 4))];
}

function readPath(reader: ByteReader): string {
  const head = reader.number(1);
  if (head === NO_PATH) return '';
  const count = head & ~HARDENED_CHILDREN;
  if (count > MAX_PATH_DEPTH) throw unknownForm();
  const parent = pathOfSteps(Array.from({ length: count }, () => reader.number(4)));
  return head === count ? parent : `${parent}/*'`;
}

/**
 * Writes a record: format, origin, network, path, indexes, keys. At most 3,600 bytes.
 *
 * @returns its own bytes, to be wiped after use
 * @throws {RangeError} for a record that couldn't be read back
 */
export function writeKeyRecord(record: KeyRecord): Bytes {
  const { network, material, path, indexes } = record;
  if (!isRecord(record)) throw new RangeError(`not a record of ${material.origin}`);
  const codes = [FORMAT, ORIGIN_CODES.indexOf(material.origin), NETWORK_CODES.indexOf(network)];
  const head = [...codes, ...writePath(path), ...writeAccountIndexes(indexes)];
  const parts = [head, ...writeMaterial(material)];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Reads format 1: format, type, network, accounts (two bytes), entropy of 12 or 24 words. */
function readOldRecord(bytes: Bytes): KeyRecord {
  const [, type, code = 255, high = 0, low = 0] = bytes;
  const network = NETWORK_CODES[code];
  const count = high * 256 + low;
  const entropy = bytes.subarray(OLD_HEAD_BYTES);
  const isKnown = type === OLD_TYPE_HD && OLD_ENTROPY_SIZES.includes(entropy.length);
  if (!isKnown || network === undefined || count === 0 || count > MAX_ACCOUNTS) throw unknownForm();
  const indexes = Array.from({ length: count }, (_, index) => index);
  const material = { origin: 'phrase', entropy, passphrase: new Uint8Array() } as const;
  return { network, material, path: standardPath(network), indexes };
}

/**
 * Reads a record. Its secrets share the given bytes: wiping either wipes both.
 *
 * @throws {Fault} `corrupt` if Kennel didn't write it
 */
export function readKeyRecord(bytes: Bytes): KeyRecord {
  if (bytes[0] === OLD_FORMAT) return readOldRecord(bytes);
  const reader = new ByteReader(bytes);
  const format = reader.number(1);
  const origin = ORIGIN_CODES[reader.number(1)];
  const network = NETWORK_CODES[reader.number(1)];
  if (format !== FORMAT || origin === undefined || network === undefined) throw unknownForm();
  const path = readPath(reader);
  const indexes = readAccountIndexes(reader);
  const record: KeyRecord = { network, path, indexes, material: readMaterial(reader, origin, network) };
  reader.end();
  if (!isRecord(record)) throw unknownForm();
  return record;
}

/** Wipes the secrets of key material; watch-only ones have none. */
export function wipeMaterial(material: KeyMaterial): void {
  if (material.origin === 'phrase') wipe(material.entropy, material.passphrase);
  else if ('key' in material) wipe(material.key);
}

/** Wipes the secrets of a record, which is unusable afterwards. */
export const wipeRecord = (record: KeyRecord): void => wipeMaterial(record.material);
