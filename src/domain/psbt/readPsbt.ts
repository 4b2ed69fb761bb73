/** Parses partially signed transactions; never throws. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { MAX_PSBT_SIZE } from '../requestLimits.ts';
import { err, ok, type Result } from '../result.ts';
import { doubleSpentBy, readTransaction } from '../tx/parse/parseTransaction.ts';
import { MAX_TRANSACTION_SIZE } from '../tx/policy.ts';
import { isKnownFormat } from './fieldFormats.ts';
import { GLOBAL, type Psbt, type PsbtMap } from './Psbt.ts';
import type { PsbtLocation, PsbtReadProblem } from './PsbtProblem.ts';
import { bytesOfPsbtText } from './psbtText.ts';

type Read<Value> = Result<Value, PsbtReadProblem>;

/** `psbt`, and a byte that does not occur in text. */
export const MAGIC = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff);

const begins = (bytes: Uint8Array): boolean => MAGIC.every((byte, index) => bytes[index] === byte);

/** Reads bytes sequentially; null beyond their end. */
class Cursor {
  at = MAGIC.length;
  /** whether a length exceeded the remaining bytes */
  isShort = false;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.at === this.#bytes.length;
  }

  take(length: number): Uint8Array | null {
    const end = this.at + length;
    if (end > this.#bytes.length) {
      this.isShort = true;
      return null;
    }
    const taken = this.#bytes.slice(this.at, end);
    this.at = end;
    return taken;
  }

  /** A length in its shortest form, below 2^32. */
  count(): number | null {
    const [head] = this.take(1) ?? [];
    if (head === undefined || head === 0xff) return null;
    if (head < 0xfd) return head;
    const bytes = this.take(head === 0xfd ? 2 : 4);
    if (bytes === null) return null;
    const value = bytes.reduceRight((sum, byte) => sum * 256 + byte, 0);
    return value < (head === 0xfd ? 0xfd : 0x10000) ? null : value;
  }
}

/** Reads a length, and as many bytes. */
function takeCounted(cursor: Cursor): Uint8Array | null {
  const length = cursor.count();
  return length === null ? null : cursor.take(length);
}

/** The fields of a part up to its end byte; null when they are truncated, repeated, or malformed. */
function readMap(cursor: Cursor, part: PsbtLocation['part']): PsbtMap | null {
  const map = new Map<string, Uint8Array>();
  for (;;) {
    const key = takeCounted(cursor);
    if (key?.length === 0) return map;
    const value = key && takeCounted(cursor);
    if (!key || !value || !isKnownFormat(part, key, value)) return null;
    const name = bytesToHex(key);
    if (map.has(name)) return null;
    map.set(name, value);
  }
}

const brokenAt = (cursor: Cursor, place: PsbtLocation): PsbtReadProblem => ({
  kind: cursor.isShort ? 'cut-off' : 'malformed',
  place,
});

function readMaps(cursor: Cursor, part: 'input' | 'output', count: number): Read<readonly PsbtMap[]> {
  const maps: PsbtMap[] = [];
  for (let index = 0; index < count; index++) {
    const map = readMap(cursor, part);
    if (map === null) return err(brokenAt(cursor, { part, index }));
    maps.push(map);
  }
  return ok(maps);
}

function readVersion(global: PsbtMap): number {
  const value = global.get(GLOBAL.version);
  return value === undefined ? 0 : new DataView(value.buffer, value.byteOffset).getUint32(0, true);
}

const INPUTS_AT = 4;

/** Global fields of version 2 (BIP 370): versions, lock time, counts, modifiable flags. Forbidden in version 0. */
const OF_VERSION_2 = ['02', '03', '04', '05', '06'];

const NEWEST_VERSION = 2;

/** Whether the transaction's version is a usual one: otherwise the next bytes are not a count of inputs. */
const hasKnownVersion = (bytes: Uint8Array): boolean =>
  (bytes[0] ?? 0) <= NEWEST_VERSION && bytes.subarray(1, INPUTS_AT).every((byte) => byte === 0);

const WITNESS_MARK = 1;
const VALUE_SIZE = 8;
const LOCK_TIME_SIZE = 4;

/** Whether it has a witness marker after its version, rather than no inputs and one output. */
function hasWitnessForm(bytes: Uint8Array): boolean {
  const outputAt = INPUTS_AT + 2;
  const scriptAt = outputAt + VALUE_SIZE;
  const isOneOutput = bytes.length === scriptAt + 1 + (bytes[scriptAt] ?? 0) + LOCK_TIME_SIZE;
  return bytes[INPUTS_AT + 1] === WITNESS_MARK && !isOneOutput;
}

function readUnsigned(global: PsbtMap): Read<Psbt['transaction']> {
  const version = readVersion(global);
  if (version !== 0) return err({ kind: 'version', version });
  if (OF_VERSION_2.some((key) => global.has(key)))
    return err({ kind: 'malformed', place: { part: 'global' } });
  const bytes = global.get(GLOBAL.transaction);
  if (bytes === undefined) return err({ kind: 'no-transaction' });
  // nodes do not relay it, and checking thousands of inputs takes long
  if (bytes.length > MAX_TRANSACTION_SIZE)
    return err({ kind: 'too-large-to-relay', size: bytes.length, maximum: MAX_TRANSACTION_SIZE });
  if (bytes[INPUTS_AT] === 0 && hasKnownVersion(bytes))
    return err({ kind: hasWitnessForm(bytes) ? 'witness' : 'empty' });
  const transaction = readTransaction(bytes);
  if (transaction === null) return err({ kind: 'malformed', place: { part: 'global' } });
  if (transaction.inputs.some(({ script }) => script.length > 0)) return err({ kind: 'already-signed' });
  const twice = doubleSpentBy(transaction);
  return twice === null ? ok(transaction) : err({ kind: 'duplicate-input', outpoint: twice });
}

/**
 * Parses bytes.
 *
 * Problems: those of PsbtReadProblem
 */
export function readPsbt(bytes: Uint8Array): Read<Psbt> {
  if (bytes.length > MAX_PSBT_SIZE) {
    return err({ kind: 'too-large', size: bytes.length, maximum: MAX_PSBT_SIZE });
  }
  if (!begins(bytes)) return err({ kind: 'not-a-psbt' });
  const cursor = new Cursor(bytes);
  const global = readMap(cursor, 'global');
  if (global === null) return err(brokenAt(cursor, { part: 'global' }));
  const transaction = readUnsigned(global);
  if (!transaction.ok) return transaction;
  const inputs = readMaps(cursor, 'input', transaction.value.inputs.length);
  if (!inputs.ok) return inputs;
  const outputs = readMaps(cursor, 'output', transaction.value.outputs.length);
  if (!outputs.ok) return outputs;
  if (!cursor.isAtEnd) return err({ kind: 'malformed', place: { part: 'global' } });
  return ok({ global, inputs: inputs.value, outputs: outputs.value, transaction: transaction.value });
}

/**
 * Parses text: base64 or hex, as other programs write it.
 *
 * Problems: those of PsbtReadProblem
 */
export function readPsbtText(text: string): Read<Psbt> {
  if (text.length > 4 * MAX_PSBT_SIZE) {
    return err({ kind: 'too-large', size: text.length, maximum: MAX_PSBT_SIZE });
  }
  const bytes = bytesOfPsbtText(text);
  return bytes === null ? err({ kind: 'not-a-psbt' }) : readPsbt(bytes);
}

/**
 * Parses a file: binary, or one of the text formats.
 *
 * Problems: those of PsbtReadProblem
 */
export const readPsbtFile = (bytes: Uint8Array): Read<Psbt> =>
  begins(bytes) || bytes.length > 2 * MAX_PSBT_SIZE + 1024
    ? readPsbt(bytes)
    : readPsbtText(new TextDecoder().decode(bytes));
