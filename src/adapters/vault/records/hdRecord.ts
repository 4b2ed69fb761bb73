/** The clear form of an HD wallet's secret: a few bytes, never a string, so that it can be wiped. */

import type { Network } from '../../../domain/address/Network.ts';
import { Fault } from '../../../domain/fault.ts';
import type { Bytes } from '../bytes.ts';

const FORMAT = 1;
const TYPE_HD = 1;
const HEAD_BYTES = 5;
const NETWORK_CODES: readonly Network[] = ['mainnet', 'testnet', 'regtest'];
const ENTROPY_SIZES = [16, 32];

/** An HD wallet's secret and how much of it is used. */
export interface HdRecord {
  readonly type: 'hd';
  readonly network: Network;
  /** accounts from 0 that are in use, 1 to 65,535 */
  readonly accountCount: number;
  /** what the phrase says, 16 or 32 bytes; to be wiped after use */
  readonly entropy: Bytes;
}

/** Writes a record: format, type, network, accounts (two bytes, big end first), entropy. */
export function writeHdRecord(record: HdRecord): Bytes {
  const { network, accountCount, entropy } = record;
  const head = [FORMAT, TYPE_HD, NETWORK_CODES.indexOf(network), accountCount >> 8, accountCount & 0xff];
  const bytes = new Uint8Array(HEAD_BYTES + entropy.length);
  bytes.set(head);
  bytes.set(entropy, HEAD_BYTES);
  return bytes;
}

/**
 * Reads a record. The entropy shares the bytes given: wiping either wipes both.
 *
 * @throws {Fault} `corrupt` for what this Kennel did not write
 */
export function readHdRecord(bytes: Bytes): HdRecord {
  const [format, type, code = 255, high = 0, low = 0] = bytes;
  const network = NETWORK_CODES[code];
  const accountCount = high * 256 + low;
  const entropy = bytes.subarray(HEAD_BYTES);
  const isKnown = format === FORMAT && type === TYPE_HD && network !== undefined;
  if (!isKnown || accountCount === 0 || !ENTROPY_SIZES.includes(entropy.length)) {
    throw new Fault('corrupt', 'a secret in the vault has a form that this Kennel does not know');
  }
  return { type: 'hd', network, accountCount, entropy };
}
