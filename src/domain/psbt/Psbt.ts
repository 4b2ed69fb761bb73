/** A partially signed transaction (BIP 174, version 0) as its bytes say. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { RawTransaction } from '../tx/parse/parseTransaction.ts';

/** The fields of one part, by their keys in hex (type, then data), in the order of the bytes. Unknown ones are kept. */
export type PsbtMap = ReadonlyMap<string, Uint8Array>;

/** All parts. */
export interface Psbt {
  readonly global: PsbtMap;
  /** one for each input of the transaction */
  readonly inputs: readonly PsbtMap[];
  /** one for each output */
  readonly outputs: readonly PsbtMap[];
  /** what is to be signed; its id names inputs and outputs, and nothing of the signatures */
  readonly transaction: RawTransaction;
}

/** The only hash type that Kennel signs: all inputs and all outputs. */
export const SIGHASH_ALL = 1;

/** Types of the fields of the whole, as the first byte of their keys in hex. */
export const GLOBAL = { transaction: '00', xpub: '01', version: 'fb' } as const;

/** Those of an input. */
export const INPUT = {
  previous: '00',
  witnessCoin: '01',
  signature: '02',
  hashType: '03',
  redeemScript: '04',
  witnessScript: '05',
  derivation: '06',
  finalScript: '07',
  finalWitness: '08',
} as const;

/** Those of an output. */
export const OUTPUT = { redeemScript: '00', witnessScript: '01', derivation: '02' } as const;

/** From which wallet's root a key comes, and along which path. */
export interface KeyOrigin {
  /** public key in its form, hex */
  readonly publicKey: string;
  /** of the root, 8 hex digits */
  readonly fingerprint: string;
  /** indexes, hardened ones from 0x80000000 on */
  readonly path: readonly number[];
}

/** One signature that is there, hash type included. */
export interface PartialSignature {
  /** hex */
  readonly publicKey: string;
  readonly signature: Uint8Array;
}

function keyedBy(map: PsbtMap, type: string): readonly (readonly [string, Uint8Array])[] {
  return [...map].flatMap(([key, value]) =>
    key.startsWith(type) ? [[key.slice(type.length), value] as const] : [],
  );
}

/** The signatures of an input that is not final yet. */
export const signaturesIn = (input: PsbtMap): readonly PartialSignature[] =>
  keyedBy(input, INPUT.signature).map(([publicKey, signature]) => ({ publicKey, signature }));

/** The hash type that an input asks for; ALL where it asks for none. */
export function hashTypeOf(input: PsbtMap): number {
  const value = input.get(INPUT.hashType);
  return value === undefined ? SIGHASH_ALL : new DataView(value.buffer, value.byteOffset).getUint32(0, true);
}

function originOf(publicKey: string, value: Uint8Array): KeyOrigin {
  const view = new DataView(value.buffer, value.byteOffset, value.byteLength);
  const path: number[] = [];
  for (let at = 4; at < value.length; at += 4) path.push(view.getUint32(at, true));
  return { publicKey, fingerprint: bytesToHex(value.subarray(0, 4)), path };
}

/** Where the keys of an input or output come from, as whoever made it says. @param type - INPUT's or OUTPUT's */
export const derivationsIn = (
  map: PsbtMap,
  type: typeof INPUT.derivation | typeof OUTPUT.derivation,
): readonly KeyOrigin[] => keyedBy(map, type).map(([publicKey, value]) => originOf(publicKey, value));

/** An origin as a field's value. */
export function originBytes({ fingerprint, path }: KeyOrigin): Uint8Array {
  const bytes = new Uint8Array(4 + 4 * path.length);
  bytes.set(hexToBytes(fingerprint));
  const view = new DataView(bytes.buffer);
  for (const [index, step] of path.entries()) view.setUint32(4 + 4 * index, step >>> 0, true);
  return bytes;
}

/** The same with another map for some inputs. */
export const withInputs = (psbt: Psbt, change: (input: PsbtMap, index: number) => PsbtMap): Psbt => ({
  ...psbt,
  inputs: psbt.inputs.map(change),
});
