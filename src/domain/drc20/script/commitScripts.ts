/** The one-time scripts of our token transfers: who holds them, which address pays them, and where they can be read. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { opcodes, script as scripts } from 'bitcoinjs-lib';
import { addressOfPublicKey } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Network } from '../../address/Network.ts';
import { parseTransaction } from '../../tx/parse/parseTransaction.ts';
import type { LedgerOp } from '../TokenActivity.ts';
import { pushedData } from './pushes.ts';
import { readReveal } from './readReveal.ts';
import { commitAddressOf, publicKeyIn, redeemScript } from './redeemScript.ts';

/** A script that a commit pays: DOGE sent to its address can be spent by its holder's key and these bytes alone. */
export interface CommitScript {
  readonly network: Network;
  /** pays the hash of the script: nobody is to be paid there */
  readonly address: DogeAddress;
  /** the address of the key in it */
  readonly holder: DogeAddress;
  /** hex; what unlocks it, together with the holder's signature */
  readonly redeemScript: string;
}

/** What a redeem script says, taken apart. */
export interface CommitParts {
  /** 33 or 65 bytes */
  readonly publicKey: Uint8Array;
  /** what the inscription says, JSON */
  readonly content: string;
}

const HEX = /^(?:[0-9a-f]{2})+$/;
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
const MIN_CONTENT = 2;

/**
 * Takes a redeem script apart.
 *
 * @returns null for every script that `redeemScript` does not write to the byte
 * @throws {RangeError} for a content that is no text
 */
export function partsOfScript(redeem: Uint8Array): CommitParts | null {
  const publicKey = publicKeyIn(redeem);
  const bytes = (pushedData(redeem) ?? [])[3];
  if (publicKey === null || bytes === undefined || bytes.length < MIN_CONTENT) return null;
  const content = UTF8.decode(bytes);
  const written = redeemScript(publicKey, content);
  const isSame = written.length === redeem.length && written.every((byte, at) => byte === redeem[at]);
  return isSame ? { publicKey, content } : null;
}

/**
 * Reads a redeem script.
 *
 * @param hex - of any origin
 * @returns null for what is none, and for scripts of another form than Kennel's
 */
export function readCommitScript(hex: string, network: Network): CommitScript | null {
  if (!HEX.test(hex) || hex.length > 2 * 520) return null;
  const redeem = hexToBytes(hex);
  try {
    const parts = partsOfScript(redeem);
    if (parts === null) return null;
    const holder = addressOfPublicKey(parts.publicKey, network);
    return { network, address: commitAddressOf(redeem, network), holder, redeemScript: hex };
  } catch {
    // bytes in place of a key that are none, or a content that is no text
    return null;
  }
}

/**
 * The scripts that a transaction unlocks: what a reveal, or what brought its money back, shows to everybody.
 *
 * @param rawHex - of any origin; what is no transaction has none
 */
export function scriptsShownBy(rawHex: string, network: Network): readonly CommitScript[] {
  const parsed = parseTransaction(rawHex);
  if (!parsed.ok) return [];
  return parsed.value.inputs.flatMap(({ script }) => {
    const redeem = pushedData(script)?.at(-1);
    return redeem === undefined ? [] : (readCommitScript(bytesToHex(redeem), network) ?? []);
  });
}

/** What a script moves once it is revealed; null for what is no transfer. */
export function opOfScript({ redeemScript: hex }: CommitScript): LedgerOp | null {
  const redeem = hexToBytes(hex);
  // the reading of a reveal looks at the last push alone
  const read = readReveal(scripts.compile([opcodes.OP_0, opcodes.OP_0, redeem]));
  return read.ok && read.value.op.kind === 'transfer' ? read.value.op.op : null;
}

/** What the script behind an address is, as far as bytes prove it. */
export type JudgedScript =
  | { readonly kind: 'commit'; readonly script: CommitScript }
  /** an inscription of another form: not ours to spend, and nobody's address */
  | { readonly kind: 'inscription' }
  /** an ordinary one, for example of several keys */
  | { readonly kind: 'plain' }
  /** these bytes do not show it */
  | { readonly kind: 'unknown' };

/**
 * Judges the script behind an address by the bytes of what spent it. Only a script that hashes to the address counts.
 *
 * @param rawHex - of any origin
 */
export function judgeScript(rawHex: string, address: DogeAddress, network: Network): JudgedScript {
  const parsed = parseTransaction(rawHex);
  for (const { script } of parsed.ok ? parsed.value.inputs : []) {
    const redeem = pushedData(script)?.at(-1);
    if (redeem === undefined || commitAddressOf(redeem, network) !== address) continue;
    const read = readCommitScript(bytesToHex(redeem), network);
    if (read !== null) return { kind: 'commit', script: read };
    return { kind: readReveal(script).ok ? 'inscription' : 'plain' };
  }
  return { kind: 'unknown' };
}
