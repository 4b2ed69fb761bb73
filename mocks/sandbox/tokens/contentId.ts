/** Ids that contents have in a gateway: the form of IPFS, over the sandbox's own bytes. */
import { crypto } from 'bitcoinjs-lib';
import { joinBytes } from '../bytes.ts';

const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** A SHA-256 of 32 bytes. */
const MULTIHASH = Uint8Array.of(0x12, 0x20);

function base58(bytes: Uint8Array): string {
  let rest = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = `${DIGITS[Number(rest % 58n)]}${text}`;
  return text;
}

/** The id of bytes, like `QmYwAP…`: 46 characters. The same bytes have the same id. */
export const contentIdOf = (bytes: Uint8Array): string =>
  base58(joinBytes([MULTIHASH, crypto.sha256(bytes)]));

/** A content's link as the ledger's index gives it: to a gateway of its own, whatever the wallet's is. */
export const contentLink = (id: string): string => `https://ipfs.unielon.com/ipfs/${id}`;
