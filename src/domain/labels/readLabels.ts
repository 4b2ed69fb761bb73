/**
 * Parses labels in the exchange format of wallets: JSON objects, one a line.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0329.mediawiki
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import type { Network } from '../address/Network.ts';
import { parseAddress } from '../address/parseAddress.ts';
import { err, ok, type Result } from '../result.ts';
import { MAX_NAME_LENGTH, type PersonalName, tidyLine } from '../session/personalName.ts';
import { splitGraphemes } from '../text/graphemes.ts';
import { outpointKey } from '../tx/Coin.ts';
import { readOutpoint } from '../tx/readOutpoint.ts';
import { isTxid, txid } from '../tx/Txid.ts';
import { MAX_NOTE_LENGTH, type TransferNote } from '../tx/transferNote.ts';
import {
  type BadLine,
  type Label,
  type LabelProblem,
  type LabelsProblem,
  MAX_LABEL_LINES,
  MAX_LABELS_LENGTH,
  type ReadLabels,
} from './Label.ts';

/** Maximum length of a line, characters; other wallets keep 255 of a label. */
const MAX_LINE_LENGTH = 10_000;

/** Only this many bad lines are listed; all are counted. */
const MAX_NAMED_LINES = 20;

const EXTENDED_KEY = /^[1-9A-HJ-NP-Za-km-z]{100,120}$/;

type Fields = Readonly<Record<string, unknown>>;

/** A label, null for one that Kennel does not support, or an invalid record. */
type ReadLine = Result<Label | null, LabelProblem>;

/** A visible line of limited length; a shortened one ends in an ellipsis. */
function shortened(text: string, most: number): { readonly text: string; readonly isCut: boolean } {
  const line = tidyLine(text);
  const characters = splitGraphemes(line, most + 1);
  if (characters.length <= most) return { text: line, isCut: false };
  const start = characters.slice(0, most - 1).join('');
  return { text: tidyLine(`${start.trimEnd()}…`), isCut: true };
}

function labelOf(fields: Fields, most: number): ReturnType<typeof shortened> | LabelProblem | null {
  const { label } = fields;
  if (label === undefined) return null;
  if (typeof label !== 'string') return 'bad-value';
  const short = shortened(label, most);
  return short.text === '' ? null : short;
}

function readTransaction(ref: string, fields: Fields): ReadLine {
  const id = ref.toLowerCase();
  if (!isTxid(id)) return err('bad-reference');
  const label = labelOf(fields, MAX_NOTE_LENGTH);
  if (typeof label === 'string') return err(label);
  return ok(label && { type: 'tx', ref: txid(id), label: label.text as TransferNote, isCut: label.isCut });
}

function readAddress(ref: string, fields: Fields, network: Network): ReadLine {
  const address = parseAddress(ref, network);
  if (!address.ok) {
    const { kind } = address.problem;
    const isForeign = ['other-network', 'bitcoin-address', 'other-coin', 'bech32'].includes(kind);
    return err(isForeign ? 'other-network' : 'bad-reference');
  }
  const label = labelOf(fields, MAX_NAME_LENGTH);
  if (typeof label === 'string') return err(label);
  return ok(
    label && { type: 'addr', ref: address.value, label: label.text as PersonalName, isCut: label.isCut },
  );
}

function readExtendedKey(ref: string, fields: Fields): ReadLine {
  if (!EXTENDED_KEY.test(ref)) return err('bad-reference');
  const label = labelOf(fields, MAX_NAME_LENGTH);
  if (typeof label === 'string') return err(label);
  return ok(label && { type: 'xpub', ref, label: label.text as PersonalName, isCut: label.isCut });
}

function readOutput(ref: string, { spendable }: Fields): ReadLine {
  const outpoint = readOutpoint(ref);
  if (outpoint === null) return err('bad-reference');
  if (spendable !== undefined && typeof spendable !== 'boolean') return err('bad-value');
  return ok(spendable === false ? { type: 'output', ref: outpoint } : null);
}

function recordIn(line: string): Fields | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}

function readLine(line: string, network: Network): ReadLine {
  if (line.length > MAX_LINE_LENGTH) return err('too-long');
  const fields = recordIn(line);
  if (typeof fields?.type !== 'string' || typeof fields.ref !== 'string') return err('not-a-record');
  const ref = fields.ref.trim();
  switch (fields.type) {
    case 'tx':
      return readTransaction(ref, fields);
    case 'addr':
      return readAddress(ref, fields, network);
    case 'xpub':
      return readExtendedKey(ref, fields);
    case 'output':
      return readOutput(ref, fields);
    default:
      return ok(null);
  }
}

/** Bytes before an extended key's chain code: version, depth and parent, which differ between programs. */
const CHAIN_CODE_OFFSET = 13;

/** Chain code and key of an extended key, in hex: independent of how it is written; the text itself for an invalid key. */
export function keyMaterialOf(extendedKey: string): string {
  const bytes = bs58check.decodeUnsafe(extendedKey);
  return bytes === undefined ? extendedKey : bytesToHex(bytes.subarray(CHAIN_CODE_OFFSET));
}

function subjectOf(label: Label): string {
  if (label.type === 'output') return outpointKey(label.ref);
  return label.type === 'xpub' ? keyMaterialOf(label.ref) : label.ref;
}

/** Identifies a label's subject. */
export const labelKey = (label: Label): string => `${label.type} ${subjectOf(label)}`;

/** Some programs write the records as one array, or one record over several lines; all others one a line, with any line ending. */
function rowsIn(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return (Array.isArray(value) ? value : [value]).map((row) => JSON.stringify(row));
  } catch {
    return text.split(/\r\n|[\n\r]/);
  }
}

/** Splits a text into lines, or rejects it as a whole. */
function linesOf(text: string): Result<readonly string[], LabelsProblem> {
  if (text.length > MAX_LABELS_LENGTH) return err({ kind: 'too-large', most: MAX_LABELS_LENGTH });
  const lines = rowsIn(text.replace(/^\ufeff/, ''));
  if (lines.every((line) => line.trim() === '')) return err({ kind: 'empty' });
  return lines.length > MAX_LABEL_LINES + 1
    ? err({ kind: 'too-many-lines', most: MAX_LABEL_LINES })
    : ok(lines);
}

/**
 * Reads a text. Invalid lines are reported, and the others still read; blank lines are skipped. Labels are tidied and shortened like typed
 * names and notes.
 *
 * Problems: `empty` · `too-large` · `too-many-lines` · `no-labels`
 */
export function readLabels(text: string, network: Network): Result<ReadLabels, LabelsProblem> {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const labels = new Map<string, Label>();
  const bad: BadLine[] = [];
  let unused = 0;
  for (const [index, line] of lines.value.entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line, network);
    if (!read.ok) bad.push({ line: index + 1, problem: read.problem });
    else if (read.value === null) unused += 1;
    else labels.set(labelKey(read.value), read.value);
  }
  // other texts have long lines too: one alone makes no file of labels
  const isNone =
    labels.size + unused === 0 && bad.every(({ problem }) => ['not-a-record', 'too-long'].includes(problem));
  if (isNone) return err({ kind: 'no-labels' });
  const named = bad.slice(0, MAX_NAMED_LINES);
  return ok({ labels: [...labels.values()], bad: named, badCount: bad.length, unused });
}
