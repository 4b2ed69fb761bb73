/** What has to be signed to spend a coin, by its script. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { addressOfPublicKey, addressOfScript, hash160 } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { type MultisigScript, multisigOf } from '../tx/parse/multisigScript.ts';

/** A coin's script. `script` is covered by the signature: the output's own, or the redeem script. */
export type SpentScript =
  | { readonly kind: 'key'; readonly script: Uint8Array; readonly address: DogeAddress }
  | ({
      readonly kind: 'multisig';
      readonly script: Uint8Array;
      readonly address: DogeAddress;
    } & MultisigScript)
  /** one that Kennel cannot sign or finalize */
  | { readonly kind: 'unknown'; readonly address: DogeAddress | null };

/** Scripts that Kennel can sign and finalize. */
export type KnownScript = Exclude<SpentScript, { readonly kind: 'unknown' }>;

/** Nodes do not execute longer redeem scripts. @see MAX_SCRIPT_ELEMENT_SIZE in Core's script.h */
const MAX_REDEEM_SCRIPT_SIZE = 520;

/** A P2SH output's script: OP_HASH160, a push of 20 bytes, OP_EQUAL. */
const isScriptHash = (output: Uint8Array): boolean => output.length === 23;

/** Whether a redeem script hashes to the address of an output. */
export const isBehind = (redeemScript: Uint8Array, output: Uint8Array): boolean =>
  isScriptHash(output) && bytesToHex(hash160(redeemScript)) === bytesToHex(output.subarray(2, 22));

/**
 * Determines a coin's script.
 *
 * @param output - the script of the output
 * @param redeemScript - for a P2SH output, if known
 * @returns null when the redeem script does not match the output
 */
export function spentScriptOf(
  output: Uint8Array,
  redeemScript: Uint8Array | undefined,
  network: Network,
  addressOf = (script: Uint8Array) => addressOfScript(script, network),
): SpentScript | null {
  const address = addressOf(output);
  if (address === null) return { kind: 'unknown', address };
  if (!isScriptHash(output)) return { kind: 'key', script: output, address };
  if (redeemScript === undefined) return { kind: 'unknown', address };
  if (!isBehind(redeemScript, output)) return null;
  const multisig = redeemScript.length > MAX_REDEEM_SCRIPT_SIZE ? null : multisigOf(redeemScript);
  return multisig === null
    ? { kind: 'unknown', address }
    : { kind: 'multisig', script: redeemScript, address, ...multisig };
}

/** The number of signatures required. */
export const requiredBy = (spent: KnownScript): number => (spent.kind === 'key' ? 1 : spent.required);

/** The number of signatures required; null when unknown. */
export const neededFor = (spent: SpentScript): number | null =>
  spent.kind === 'unknown' ? null : requiredBy(spent);

/** Whether it takes a signature of this key, hex. */
export function asksFor(spent: KnownScript, publicKey: string): boolean {
  if (spent.kind === 'multisig') return spent.publicKeys.includes(publicKey);
  // the key hash follows OP_DUP, OP_HASH160 and the push opcode
  return bytesToHex(hash160(hexToBytes(publicKey))) === bytesToHex(spent.script.subarray(3, 23));
}

/** The addresses of the keys that can sign for it, in the order of the script. */
export const signersOf = (spent: SpentScript, network: Network): readonly DogeAddress[] =>
  spent.kind === 'key'
    ? [spent.address]
    : spent.kind === 'multisig'
      ? spent.publicKeys.map((key) => addressOfPublicKey(hexToBytes(key), network))
      : [];
