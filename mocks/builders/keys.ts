/** Keys and addresses for tests and scenarios: the same number always gives the same key. */

import { crypto } from 'bitcoinjs-lib';
import bs58check from 'bs58check';
import { addressOfScript } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { NETWORKS, type Network } from '../../src/domain/address/Network.ts';
import { type SigningKey, signingKey } from '../sandbox/chain/signInput.ts';

/** A person's key: 1, 2, 3 … are different people. Never use one for real money. */
export const testKey = (person: number): SigningKey =>
  signingKey(crypto.sha256(new TextEncoder().encode(`test key ${person}`)));

/** The P2PKH address of a test key; regtest by default. */
export function testAddress(person: number, network: Network = 'regtest'): DogeAddress {
  const address = addressOfScript(testKey(person).script, network);
  if (!address) throw new TypeError('a P2PKH script without address');
  return address;
}

/** A mainnet P2PKH address whose hash is a number. */
export function numberedAddress(index: number): DogeAddress {
  const payload = new Uint8Array(21);
  payload[0] = NETWORKS.mainnet.pubKeyHash;
  new DataView(payload.buffer).setUint32(17, index);
  return bs58check.encode(payload) as DogeAddress;
}
