/** Content ids of a gateway: IPFS's format, over the sandbox's own bytes. */
import { crypto } from 'bitcoinjs-lib';
import { joinBytes } from '../bytes.ts';

const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The prefix for a SHA-256 of 32 bytes. */
const MULTIHASH = Uint8Array.of(0x12, 0x20);

function base58(bytes: Uint8Array): string {
  let rest = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = `${DIGITS[Number(rest % 58n)]}${text}`;
  return text;
}

/** The id of bytes, like `QmYwAP…`: 46 characters. Equal bytes have equal ids. */
export const contentIdOf = (bytes: Uint8Array): string =>
  base58(joinBytes([MULTIHASH, crypto.sha256(bytes)]));

/** A content's link in the ledger's index: always to its own gateway, whatever the wallet's is. */
export const contentLink = (id: string): string => `https://ipfs.unielon.com/ipfs/${id}`;
