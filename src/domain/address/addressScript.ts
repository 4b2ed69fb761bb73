/** Converts addresses to output scripts, and scripts and public keys to addresses. */
import { address as base58, crypto, payments } from 'bitcoinjs-lib';
import type { DogeAddress } from './DogeAddress.ts';
import { NETWORKS, type Network } from './Network.ts';

const P2PKH_SIZE = 25;
const P2SH_SIZE = 23;

/** RIPEMD-160 of SHA-256, 20 bytes: the payload of an address. */
export const hash160 = (bytes: Uint8Array): Uint8Array => crypto.hash160(bytes);

/** Network parameters in the library's form. Dogecoin has no bech32 addresses; the message prefix is not used here. */
const toLibrary = (network: Network) => ({ ...NETWORKS[network], bech32: '', messagePrefix: '' });

function readText(address: string) {
  try {
    return base58.fromBase58Check(address);
  } catch {
    return null;
  }
}

/**
 * The script of an output that pays an address: 25 bytes for P2PKH, 23 for P2SH.
 *
 * @throws {RangeError} when the address is not one of this network
 */
export function scriptOfAddress(address: DogeAddress, network: Network): Uint8Array {
  const { pubKeyHash, scriptHash } = NETWORKS[network];
  const read = readText(address);
  const output =
    (read?.version === pubKeyHash && payments.p2pkh({ hash: read.hash }).output) ||
    (read?.version === scriptHash && payments.p2sh({ hash: read.hash }).output);
  if (!output) throw new RangeError(`not an address of ${network}: ${address.slice(0, 80)}`);
  return output;
}

/** The P2SH address of a redeem script. @throws {TypeError} for an empty script */
export function addressOfRedeemScript(redeemScript: Uint8Array, network: Network): DogeAddress {
  const { address } = payments.p2sh({ redeem: { output: redeemScript }, network: toLibrary(network) });
  if (address === undefined) throw new TypeError('a script without address');
  return address as DogeAddress;
}

/**
 * The address that a script pays.
 *
 * The size decides which of the two kinds is tried. The library's own `fromOutputScript` tries every kind that Bitcoin has, and gives
 * addresses to witness programs, which Dogecoin does not have.
 *
 * @param output - an output's script
 * @returns null for every script that is neither P2PKH nor P2SH: OP_RETURN, bare keys, bare multisig
 */
export function addressOfScript(output: Uint8Array, network: Network): DogeAddress | null {
  const isKey = output.length === P2PKH_SIZE;
  if (!isKey && output.length !== P2SH_SIZE) return null;
  try {
    const paid = { output, network: toLibrary(network) };
    const { address } = isKey ? payments.p2pkh(paid) : payments.p2sh(paid);
    return (address ?? null) as DogeAddress | null;
  } catch {
    // has the length of one of them, but is neither
    return null;
  }
}

/** `addressOfScript` for many scripts that pay few different addresses: results are cached by script. */
export function addressReader(network: Network): (output: Uint8Array) => DogeAddress | null {
  const known = new Map<string, DogeAddress | null>();
  return (output) => {
    if (output.length !== P2PKH_SIZE && output.length !== P2SH_SIZE) return null;
    const key = String.fromCharCode(...output);
    const read = known.get(key);
    if (read !== undefined) return read;
    const address = addressOfScript(output, network);
    known.set(key, address);
    return address;
  };
}

const OP_CHECKSIG = 0xac;

/**
 * The P2PKH address of the key in a P2PK script: indexes list such outputs under it.
 *
 * @returns null for every other script
 */
export function addressOfBareKey(output: Uint8Array, network: Network): DogeAddress | null {
  const [size = 0] = output;
  if (output.length !== size + 2 || output[size + 1] !== OP_CHECKSIG) return null;
  try {
    return addressOfPublicKey(output.subarray(1, size + 1), network);
  } catch {
    // pushes something other than a key
    return null;
  }
}

/**
 * The P2PKH address of a public key. A compressed and an uncompressed key have different addresses.
 *
 * @param publicKey - 33 bytes compressed, or 65 uncompressed
 * @throws {RangeError} when the bytes have neither form
 */
export function addressOfPublicKey(publicKey: Uint8Array, network: Network): DogeAddress {
  const [head] = publicKey;
  const isCompressed = publicKey.length === 33 && (head === 2 || head === 3);
  if (!isCompressed && !(publicKey.length === 65 && head === 4)) {
    throw new RangeError(`not a public key: ${publicKey.length} bytes`);
  }
  return base58.toBase58Check(hash160(publicKey), NETWORKS[network].pubKeyHash) as DogeAddress;
}
