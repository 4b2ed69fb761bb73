/**
 * The script of a ledger inscription: the reveal contains it, and the commit pays its hash.
 *
 * `1 <key> 1 CHECKMULTISIGVERIFY "ord" <content type> <content> DROP DROP DROP`
 */
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { opcodes, script as scripts } from 'bitcoinjs-lib';
import { addressOfScript, hash160 } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { encodeSignature } from '../../tx/parse/inputScript.ts';
import { contentBytes } from './ledgerContent.ts';
import { MAX_PUSH, push } from './pushes.ts';

const { OP_0, OP_1, OP_10, OP_DROP, OP_HASH160, OP_EQUAL, OP_CHECKMULTISIGVERIFY } = opcodes;

const ORD = utf8ToBytes('ord');
const CONTENT_TYPE = utf8ToBytes('text/plain;charset=utf-8');
const MARK = scripts.compile([OP_1, OP_CHECKMULTISIGVERIFY, ORD, CONTENT_TYPE]);
const TAIL = scripts.compile([OP_DROP, OP_DROP, OP_DROP]);

/**
 * The redeem script that carries a content.
 *
 * @param publicKey - 33 or 65 bytes: its signature spends the script
 * @param content - the inscription
 * @throws {RangeError} when it would exceed 520 bytes, the limit of one push
 */
export function redeemScript(publicKey: Uint8Array, content: string): Uint8Array {
  const head = scripts.compile([OP_1, publicKey]);
  const script = concatBytes(head, MARK, push(contentBytes(content)), TAIL);
  if (script.length > MAX_PUSH) throw new RangeError(`a redeem script of ${script.length} bytes`);
  return script;
}

/** The output script that pays the hash of a redeem script. */
export const commitScript = (redeem: Uint8Array): Uint8Array =>
  scripts.compile([OP_HASH160, hash160(redeem), OP_EQUAL]);

export function commitAddressOf(redeem: Uint8Array, network: Network): DogeAddress {
  const address = addressOfScript(commitScript(redeem), network);
  if (address === null) throw new TypeError('a script hash without address');
  return address;
}

/** The public key in a redeem script of this form; null when it has another form. */
export function publicKeyIn(redeem: Uint8Array): Uint8Array | null {
  const length = redeem[1];
  if (redeem[0] !== OP_1 || (length !== 33 && length !== 65)) return null;
  const end = 2 + length;
  const isOurs = MARK.every((byte, at) => redeem[end + at] === byte);
  return isOurs ? redeem.slice(2, end) : null;
}

/**
 * The input script of a reveal: the value left as true, the extra item that CHECKMULTISIG pops, the signature, the redeem script.
 *
 * @param signature - R and S, 64 bytes, S in the lower half
 */
export const revealInputScript = (signature: Uint8Array, redeem: Uint8Array): Uint8Array =>
  scripts.compile([OP_10, OP_0, encodeSignature(signature), redeem]);
