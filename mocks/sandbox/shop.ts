/** A sandbox's shop: its bills ask for the sandbox's coins, and its relay broadcasts payments through its node. */
import { crypto } from 'bitcoinjs-lib';
import { addressOfScript } from '../../src/domain/address/addressScript.ts';
import { Vendor } from '../dogeconnect/Vendor.ts';
import type { Sandbox } from './chain/Sandbox.ts';
import { signingKey } from './chain/signInput.ts';

const KEY = signingKey(crypto.sha256(new TextEncoder().encode('sandbox shop')));

/** Opens an honest shop. @throws {TypeError} on a network with unknown addresses */
export function openShop(sandbox: Sandbox): Vendor {
  const address = addressOfScript(KEY.script, sandbox.network);
  if (address === null) throw new TypeError('the shop has no address');
  return new Vendor({
    address,
    nowMs: () => sandbox.nowMs(),
    submit: (rawHex) => sandbox.submit(rawHex),
    confirmations: (txid) => sandbox.confirmations(txid) ?? 0,
  });
}
