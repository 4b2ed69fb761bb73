/** Reads a bitcoinj wallet, as Dogecoin Wallet for Android backs it up: its recovery words, and single keys. */

import type { Network } from '../../../domain/address/Network.ts';
import { entropyOfPhrase, readPhrase } from '../../../domain/keys/phrase.ts';
import { isPrivateKey } from '../../../domain/keys/wif.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { Bytes } from '../records/bytes.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';

/** Why such a wallet yields no keys. */
export type BitcoinjProblem =
  /** each key is also encrypted with a spending PIN or password */
  | { readonly kind: 'has-pin' }
  | { readonly kind: 'other-chain' }
  | { readonly kind: 'no-keys'; readonly first: null };

/** @see https://github.com/bitcoinj/bitcoinj/blob/master/core/src/main/proto/wallet.proto */
const FIELD = {
  network: 1,
  key: 3,
  type: 1,
  secret: 2,
  publicKey: 3,
  encrypted: 6,
  encryptedSeed: 9,
} as const;
const TYPE = { original: 1, encrypted: 2, mnemonic: 3 } as const;
const NAMES: Readonly<Record<Network, string>> = {
  mainnet: 'org.dogecoin.production',
  testnet: 'org.dogecoin.test',
  regtest: 'org.dogecoin.regtest',
};
const MOST_KEYS = 1000;

interface Field {
  readonly id: number;
  /** null for varint fields */
  readonly bytes: Bytes | null;
  readonly number: number;
}

/** Reads a varint and its end; null if it doesn't end. Values beyond 53 bits are imprecise, but none are used here. */
function varintAt(bytes: Bytes, from: number): { readonly value: number; readonly end: number } | null {
  let value = 0;
  for (let count = 0; count < 10; count += 1) {
    const byte = bytes[from + count];
    if (byte === undefined) return null;
    value += (byte & 0x7f) * 2 ** (7 * count);
    if (byte < 0x80) return { value, end: from + count + 1 };
  }
  return null;
}

/** One field and its end; null if the bytes are invalid. */
function fieldAt(bytes: Bytes, from: number): { readonly field: Field; readonly end: number } | null {
  const head = varintAt(bytes, from);
  if (head === null || head.value < 8) return null;
  const [id, wire] = [Math.floor(head.value / 8), head.value % 8];
  const number = wire === 0 || wire === 2 ? varintAt(bytes, head.end) : { value: 0, end: head.end };
  if (number === null) return null;
  const length = { 0: 0, 1: 8, 2: number.value, 5: 4 }[wire] ?? Number.POSITIVE_INFINITY;
  const end = number.end + length;
  if (end > bytes.length) return null;
  const inner = wire === 2 ? bytes.subarray(number.end, end) : null;
  return { field: { id, number: number.value, bytes: inner }, end };
}

/** The fields of a message, in order; null if the bytes are invalid. */
function fieldsOf(bytes: Bytes): readonly Field[] | null {
  const fields: Field[] = [];
  for (let at = 0; at < bytes.length; ) {
    const read = fieldAt(bytes, at);
    if (read === null) return null;
    fields.push(read.field);
    at = read.end;
  }
  return fields;
}

const bytesIn = (fields: readonly Field[], id: number): Bytes | null =>
  fields.find((field) => field.id === id)?.bytes ?? null;

const latin = (bytes: Bytes | null): string =>
  bytes === null ? '' : String.fromCharCode(...bytes.subarray(0, 2000));

/** The key of an entry; null for keys derived from words, and for entries that can't be read. */
function materialOf(entry: readonly Field[]): KeyMaterial | null {
  const type = entry.find(({ id }) => id === FIELD.type)?.number;
  const secret = bytesIn(entry, FIELD.secret);
  if (secret === null) return null;
  if (type === TYPE.mnemonic) {
    const phrase = readPhrase(latin(secret));
    if (!phrase.ok) return null;
    return { origin: 'phrase', entropy: entropyOfPhrase(phrase.value), passphrase: new Uint8Array() };
  }
  if (type !== TYPE.original || !isPrivateKey(secret)) return null;
  const keyForm = bytesIn(entry, FIELD.publicKey)?.length === 65 ? 'uncompressed' : 'compressed';
  return { origin: 'private-key', key: secret.slice(), keyForm };
}

const isEncrypted = (entry: readonly Field[]): boolean =>
  entry.some(({ id }) => id === FIELD.encrypted || id === FIELD.encryptedSeed);

/** Reads a wallet. @returns null if the bytes are no such wallet; words come before keys */
export function readBitcoinjWallet(
  bytes: Bytes,
  network: Network,
): Result<readonly KeyMaterial[], BitcoinjProblem> | null {
  const fields = fieldsOf(bytes);
  const name = latin(fields === null ? null : bytesIn(fields, FIELD.network));
  if (fields === null || !/^org\.[a-z]+\.[a-z]+$/.test(name)) return null;
  if (name !== NAMES[network]) return err({ kind: 'other-chain' });
  const entries = fields
    .filter(({ id, bytes: entry }) => id === FIELD.key && entry !== null)
    .slice(0, MOST_KEYS)
    .map((field) => fieldsOf(field.bytes ?? new Uint8Array()) ?? []);
  const materials = entries.flatMap((entry) => materialOf(entry) ?? []);
  if (materials.length === 0)
    return err(entries.some(isEncrypted) ? { kind: 'has-pin' } : { kind: 'no-keys', first: null });
  const isPhrase = ({ origin }: KeyMaterial) => origin === 'phrase';
  return ok([...materials.filter(isPhrase), ...materials.filter((one) => !isPhrase(one))]);
}
