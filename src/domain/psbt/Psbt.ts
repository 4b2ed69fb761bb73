/** A partially signed transaction (BIP 174, version 0), parsed. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { RawTransaction } from '../tx/parse/parseTransaction.ts';

/** The fields of one part, by their keys in hex (type, then data), in the order of the bytes. Unknown ones are kept. */
export type PsbtMap = ReadonlyMap<string, Uint8Array>;

export interface Psbt {
  readonly global: PsbtMap;
  /** one for each input of the transaction */
  readonly inputs: readonly PsbtMap[];
  /** one for each output */
  readonly outputs: readonly PsbtMap[];
  /** the unsigned transaction; its txid identifies inputs and outputs, but no signatures */
  readonly transaction: RawTransaction;
}

/** The only hash type that Kennel signs: all inputs and all outputs. */
export const SIGHASH_ALL = 1;

/** Types of the global fields: the first byte of their keys in hex. */
export const GLOBAL = { transaction: '00', xpub: '01', version: 'fb' } as const;

/** Types of an input's fields. */
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

/** Types of an output's fields. */
export const OUTPUT = { redeemScript: '00', witnessScript: '01', derivation: '02' } as const;

/** A key's origin: its root and its path. */
export interface KeyOrigin {
  /** public key in its form, hex */
  readonly publicKey: string;
  /** of the root, 8 hex digits */
  readonly fingerprint: string;
  /** indexes, hardened ones from 0x80000000 on */
  readonly path: readonly number[];
}

/** One signature, including its hash type. */
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

/** The signatures of an input that is not finalized yet. */
export const signaturesIn = (input: PsbtMap): readonly PartialSignature[] =>
  keyedBy(input, INPUT.signature).map(([publicKey, signature]) => ({ publicKey, signature }));

/** The hash type that an input requests; defaults to ALL. */
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

/** The origins of an input's or output's keys, as stated by the PSBT's creator. @param type - INPUT's or OUTPUT's */
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

/** A copy with some inputs' maps replaced. */
export const withInputs = (psbt: Psbt, change: (input: PsbtMap, index: number) => PsbtMap): Psbt => ({
  ...psbt,
  inputs: psbt.inputs.map(change),
});
