/** The one-time scripts of our token transfers: their holder, their address, and how to find them in transactions. */
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

/** A script that a commit pays: DOGE sent to its address can be spent only with its holder's key and this script. */
export interface CommitScript {
  readonly network: Network;
  /** the P2SH address: must never be used as a recipient */
  readonly address: DogeAddress;
  /** the address of the key in it */
  readonly holder: DogeAddress;
  /** hex; needed to spend it, together with the holder's signature */
  readonly redeemScript: string;
}

/** The parts of a redeem script. */
export interface CommitParts {
  /** 33 or 65 bytes */
  readonly publicKey: Uint8Array;
  /** the inscription, JSON */
  readonly content: string;
}

const HEX = /^(?:[0-9a-f]{2})+$/;
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
const MIN_CONTENT = 2;

/**
 * Splits a redeem script into its parts.
 *
 * @returns null for every script that `redeemScript` would not write identically
 * @throws {RangeError} when the content is not text
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
 * Parses a redeem script.
 *
 * @param hex - untrusted
 * @returns null for invalid hex, and for scripts of another form than Kennel's
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
    // an invalid key, or a content that is not text
    return null;
  }
}

/**
 * The scripts that a transaction unlocks: published by a reveal, or by a recovery.
 *
 * @param rawHex - untrusted; an invalid transaction has none
 */
export function scriptsShownBy(rawHex: string, network: Network): readonly CommitScript[] {
  const parsed = parseTransaction(rawHex);
  if (!parsed.ok) return [];
  return parsed.value.inputs.flatMap(({ script }) => {
    const redeem = pushedData(script)?.at(-1);
    return redeem === undefined ? [] : (readCommitScript(bytesToHex(redeem), network) ?? []);
  });
}

/** What a script transfers once it is revealed; null when it is not a transfer. */
export function opOfScript({ redeemScript: hex }: CommitScript): LedgerOp | null {
  const redeem = hexToBytes(hex);
  // reading a reveal uses only the last push
  const read = readReveal(scripts.compile([opcodes.OP_0, opcodes.OP_0, redeem]));
  return read.ok && read.value.op.kind === 'transfer' ? read.value.op.op : null;
}

/** The kind of script behind an address, as far as bytes prove it. */
export type JudgedScript =
  | { readonly kind: 'commit'; readonly script: CommitScript }
  /** an inscription of another form: not ours to spend, and not a usable address */
  | { readonly kind: 'inscription' }
  /** an ordinary script, for example multisig */
  | { readonly kind: 'plain' }
  /** not revealed by these bytes */
  | { readonly kind: 'unknown' };

/**
 * Identifies the script behind an address from a transaction that spent it. Only a script that hashes to the address counts.
 *
 * @param rawHex - untrusted
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
