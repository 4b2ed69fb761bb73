/** Reveal scripts as the sandbox writes them: the ledger's, and those of inscriptions on coins. */
import { script as scripts } from 'bitcoinjs-lib';
import { addressOfScript, hash160 } from '../../../../src/domain/address/addressScript.ts';
import type { Network } from '../../../../src/domain/address/Network.ts';
import { OP } from '../../script/opcodes.ts';

const TEN = 0x5a;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An inscription's reveal: the redeem script, and how to unlock it. */
export interface Envelope {
  readonly redeem: Uint8Array;
  /** the whole scriptSig, given a signature with its type byte */
  unlock(signature: Uint8Array): Uint8Array;
}

/** The ledger's envelope around a JSON content. @throws {RangeError} when the redeem script exceeds 520 bytes */
export function ledgerEnvelope(publicKey: Uint8Array, content: string): Envelope {
  const redeem = scripts.compile([
    ...[OP.ONE, publicKey, OP.ONE, OP.CHECKMULTISIGVERIFY],
    ...[bytesOf('ord'), bytesOf('text/plain;charset=utf-8'), bytesOf(content)],
    ...[OP.DROP, OP.DROP, OP.DROP],
  ]);
  if (redeem.length > 520) throw new RangeError('the content is too long');
  return { redeem, unlock: (signature) => scripts.compile([TEN, OP.ZERO, signature, redeem]) };
}

/** A number as doginals push it. */
const pushedNumber = (value: number): number | Uint8Array => {
  if (value === 0) return OP.ZERO;
  return value <= 16 ? OP.ONE + value - 1 : scripts.number.encode(value);
};

/** One transaction's part of a doginal: pushes, in order. */
export type DoginalPart = readonly (number | Uint8Array)[];

/** Maximum bytes of one push, and of all pushes in a transaction. */
const CHUNK = 240;
const CHUNKS_PER_PART = 5;

/** Splits a doginal into its transactions' parts. */
export function doginalParts(mime: string, body: Uint8Array): readonly DoginalPart[] {
  const count = Math.max(1, Math.ceil(body.length / CHUNK));
  const chunks = Array.from({ length: count }, (_, at) => body.slice(at * CHUNK, (at + 1) * CHUNK));
  const pieces = chunks.map((chunk, at) => [pushedNumber(count - 1 - at), chunk] as const);
  return Array.from({ length: Math.ceil(count / CHUNKS_PER_PART) }, (_, at) => {
    const head = at === 0 ? [bytesOf('ord'), pushedNumber(count), bytesOf(mime)] : [];
    return [...head, ...pieces.slice(at * CHUNKS_PER_PART, (at + 1) * CHUNKS_PER_PART).flat()];
  });
}

export function doginalEnvelope(publicKey: Uint8Array, part: DoginalPart): Envelope {
  const drops = part.map(() => OP.DROP);
  const redeem = scripts.compile([publicKey, OP.CHECKSIGVERIFY, ...drops, OP.ONE]);
  return { redeem, unlock: (signature) => scripts.compile([...part, signature, redeem]) };
}

export const payToScript = (redeem: Uint8Array): Uint8Array =>
  scripts.compile([OP.HASH160, hash160(redeem), OP.EQUAL]);

export const addressOfRedeem = (redeem: Uint8Array, network: Network): string =>
  addressOfScript(payToScript(redeem), network) ?? '';
