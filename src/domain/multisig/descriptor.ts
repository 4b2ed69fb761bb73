/** Reads and writes a wallet of several people as an output descriptor: `sh(sortedmulti(2,[…]dgub…/0/*,…))#checksum`. */

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

/** The public key itself, whatever is written before it. */
const publicKeyIn = ({ extendedKey }: Cosigner): string =>
  bytesToHex(bs58check.decode(extendedKey).subarray(-PUBLIC_KEY_BYTES));

/** Makes a wallet of keys, whatever their order. */
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

/** Reads keys, each a text. */
export function readCosigners(required: number, texts: readonly string[], network: Network): Read {
  const cosigners: Cosigner[] = [];
  for (const [at, text] of texts.entries()) {
    const read = readCosigner(text, network);
    if (!read.ok) return err({ kind: read.problem, position: at + 1 });
    cosigners.push(read.value);
  }
  return multisigWallet(required, cosigners);
}

/** The text without its checksum; null when the checksum is wrong. One without a checksum is taken as it is. */
function checked(text: string): string | null {
  const [body = '', checksum, ...more] = text.split('#');
  if (more.length > 0) return null;
  return checksum === undefined || descriptorChecksum(body) === checksum ? body : null;
}

/** What describes the addresses at `0/index`, alone or with those at `1/index`. Without any, a descriptor means these very keys. */
const ADDRESS_PATHS = ['/0/*', '/<0;1>/*', '/{0,1}/*', '/**'];

/** The path behind a key, whose origin may have one too. */
const addressPathOf = (key: string): string => key.replace(/^\[[^\]]*\]/, '').replace(/^[^/]*/, '');

/** The index of the first key whose addresses are not where those of a wallet are, or not where those of the others are; -1: none. */
function firstElsewhere(keys: readonly string[]): number {
  const paths = keys.map(addressPathOf);
  const [first = ''] = paths;
  return ADDRESS_PATHS.includes(first) ? paths.findIndex((path) => path !== first) : 0;
}

/**
 * Reads a descriptor of P2SH with sorted keys, whose first address is the first of the wallet.
 *
 * Problems: all of `MultisigProblem`
 *
 * @param text - may have white space in it
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
  // embit writes both chains so: the comma in it parts no keys
  const texts = keys.split(/,(?!\d+\})/);
  const read = readCosigners(Number(required), texts, network);
  const elsewhere = read.ok ? firstElsewhere(texts) : -1;
  return elsewhere < 0 ? read : err({ kind: 'key-path', position: elsewhere + 1 });
}

/** Writes it with its checksum; the same keys always give the same text. */
export function writeDescriptor({ required, cosigners }: MultisigWallet): string {
  const keys = cosigners.map((cosigner) => `${writeCosigner(cosigner)}/0/*`);
  const body = `sh(sortedmulti(${required},${keys.join(',')}))`;
  return `${body}#${descriptorChecksum(body) ?? ''}`;
}
