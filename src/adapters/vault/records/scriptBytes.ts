/**
 * Writes redeem scripts of token transfers as bytes, and reads them. A record holds the inscriptions of one key's scripts on one
 * network, since everything else in them is the same.
 */

import type { Network } from '../../../domain/address/Network.ts';
import { ByteReader, numberBytes, unknownForm } from './ByteReader.ts';
import type { Bytes } from './bytes.ts';
import { MAX_RECORD_BYTES } from './envelope.ts';

const FORMAT = 1;
const NETWORK_CODES: readonly Network[] = ['mainnet', 'testnet', 'regtest'];

/** Scripts of one key. */
export interface ScriptGroup {
  readonly network: Network;
  /** 33 or 65 bytes */
  readonly publicKey: Uint8Array;
  /** the texts of their inscriptions, oldest first; each at most 448 bytes */
  readonly contents: readonly string[];
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Size of a group in bytes. */
export const groupSize = ({ publicKey, contents }: ScriptGroup): number =>
  contents.reduce((sum, content) => sum + 2 + encode(content).length, 3 + publicKey.length);

/** Whether a group's record has room for one more content. */
export const hasCapacityFor = (group: ScriptGroup, content: string): boolean =>
  groupSize(group) + 2 + encode(content).length <= MAX_RECORD_BYTES;

/** Writes a group: format, network, key, contents. @throws {RangeError} when it exceeds the size of a record */
export function writeScripts(group: ScriptGroup): Bytes {
  const size = groupSize(group);
  if (size > MAX_RECORD_BYTES) throw new RangeError(`${size} bytes of scripts`);
  const { network, publicKey, contents } = group;
  const bytes = new Uint8Array(size);
  bytes.set([FORMAT, NETWORK_CODES.indexOf(network), publicKey.length, ...publicKey]);
  let at = 3 + publicKey.length;
  for (const content of contents.map(encode)) {
    bytes.set([...numberBytes(content.length, 2), ...content], at);
    at += 2 + content.length;
  }
  return bytes;
}

function readContents(reader: ByteReader, size: number): readonly string[] {
  const contents: string[] = [];
  for (let left = size; left > 0; ) {
    const length = reader.number(2);
    contents.push(UTF8.decode(reader.bytes(length)));
    left -= 2 + length;
  }
  reader.end();
  return contents;
}

/** Reads a group. @throws {Fault} `corrupt` if Kennel didn't write it */
export function readScripts(bytes: Bytes): ScriptGroup {
  const reader = new ByteReader(bytes);
  const format = reader.number(1);
  const network = NETWORK_CODES[reader.number(1)];
  const keySize = reader.number(1);
  if (format !== FORMAT || network === undefined || (keySize !== 33 && keySize !== 65)) throw unknownForm();
  const publicKey = reader.bytes(keySize).slice();
  try {
    return { network, publicKey, contents: readContents(reader, bytes.length - 3 - keySize) };
  } catch (thrown) {
    throw thrown instanceof TypeError ? unknownForm() : thrown;
  }
}
