/** Reads and writes a multisig wallet as an output descriptor: `sh(sortedmulti(2,[…]dgub…/0/*,…))#checksum`. */

import { bytesToHex } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import type { Network } from '../address/Network.ts';
import type { MultisigProblem } from '../keys/ImportProblem.ts';
import { err, ok, type Result } from '../result.ts';
import { readCosigner, writeCosigner } from './cosignerKey.ts';
import { descriptorChecksum } from './descriptorChecksum.ts';
import {
  type Cosigner,
  MAX_COSIGNERS,
  MAX_WALLET_TEXT,
  MIN_COSIGNERS,
  type MultisigWallet,
} from './MultisigWallet.ts';

type Read = Result<MultisigWallet, MultisigProblem>;

const PUBLIC_KEY_BYTES = 33;
const SORTED = /^sh\(sortedmulti\((\d{1,2}),([^()]+)\)\)$/;
const ANY_DESCRIPTOR = /^[a-z]+\(.+\)$/s;

/** The public key without the bytes before it. */
const publicKeyIn = ({ extendedKey }: Cosigner): string =>
  bytesToHex(bs58check.decode(extendedKey).subarray(-PUBLIC_KEY_BYTES));

/** Builds a wallet from keys in any order. */
export function multisigWallet(required: number, cosigners: readonly Cosigner[]): Read {
  const count = cosigners.length;
  const [least, most] = [MIN_COSIGNERS, MAX_COSIGNERS];
  if (count < least || count > most) return err({ kind: 'key-count', count, least, most });
  if (!Number.isInteger(required) || required < 1 || required > count)
    return err({ kind: 'required', required, count });
  const keys = cosigners.map(publicKeyIn);
  const duplicate = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (duplicate >= 0) return err({ kind: 'duplicate-key', position: duplicate + 1 });
  const inOrder = cosigners.toSorted((one, other) => (one.extendedKey < other.extendedKey ? -1 : 1));
  return ok({ required, cosigners: inOrder });
}

/** Parses one key per text. */
export function readCosigners(required: number, texts: readonly string[], network: Network): Read {
  const cosigners: Cosigner[] = [];
  for (const [at, text] of texts.entries()) {
    const read = readCosigner(text, network);
    if (!read.ok) return err({ kind: read.problem, position: at + 1 });
    cosigners.push(read.value);
  }
  return multisigWallet(required, cosigners);
}

/** The text without its checksum; null when the checksum is wrong. A missing checksum is accepted. */
function checked(text: string): string | null {
  const [body = '', checksum, ...more] = text.split('#');
  if (more.length > 0) return null;
  return checksum === undefined || descriptorChecksum(body) === checksum ? body : null;
}

/** Address paths for `0/index`, alone or together with `1/index`. A descriptor without one refers to the keys themselves. */
const ADDRESS_PATHS = ['/0/*', '/<0;1>/*', '/{0,1}/*', '/**'];

/** The path after a key; its origin may contain another one. */
const addressPathOf = (key: string): string => key.replace(/^\[[^\]]*\]/, '').replace(/^[^/]*/, '');

/** The index of the first key whose address path is not supported, or differs from that of the other keys; -1: none. */
function firstElsewhere(keys: readonly string[]): number {
  const paths = keys.map(addressPathOf);
  const [first = ''] = paths;
  return ADDRESS_PATHS.includes(first) ? paths.findIndex((path) => path !== first) : 0;
}

/**
 * Parses a P2SH descriptor with sorted keys and receiving addresses.
 *
 * Problems: all of `MultisigProblem`
 *
 * @param text - may contain whitespace
 */
export function readDescriptor(text: string, network: Network): Read {
  const plain = text.length <= MAX_WALLET_TEXT ? text.replace(/\s/g, '') : '?';
  if (plain === '') return err({ kind: 'empty' });
  const body = checked(plain);
  if (body === null) return err({ kind: 'bad-checksum' });
  const [, required, keys] = SORTED.exec(body) ?? [];
  if (required === undefined || keys === undefined) {
    return err({ kind: ANY_DESCRIPTOR.test(body) ? 'other-script' : 'unreadable' });
  }
  // embit writes both chains as {0,1}: its comma does not separate keys
  const texts = keys.split(/,(?!\d+\})/);
  const read = readCosigners(Number(required), texts, network);
  const elsewhere = read.ok ? firstElsewhere(texts) : -1;
  return elsewhere < 0 ? read : err({ kind: 'key-path', position: elsewhere + 1 });
}

/** With checksum; the same keys always give the same text. */
export function writeDescriptor({ required, cosigners }: MultisigWallet): string {
  const keys = cosigners.map((cosigner) => `${writeCosigner(cosigner)}/0/*`);
  const body = `sh(sortedmulti(${required},${keys.join(',')}))`;
  return `${body}#${descriptorChecksum(body) ?? ''}`;
}
