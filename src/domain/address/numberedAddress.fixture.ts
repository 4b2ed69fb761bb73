/** Addresses by number, for tests that need many. */
import bs58check from 'bs58check';
import type { DogeAddress } from './DogeAddress.ts';
import { NETWORKS } from './Network.ts';

/** A P2PKH address of the main chain whose hash is a number. */
export function numberedAddress(index: number): DogeAddress {
  const payload = new Uint8Array(21);
  payload[0] = NETWORKS.mainnet.pubKeyHash;
  new DataView(payload.buffer).setUint32(17, index);
  return bs58check.encode(payload) as DogeAddress;
}
