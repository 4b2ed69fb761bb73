/**
 * Reads and writes multisig wallets in the text format that Coldcard, Sparrow, BlueWallet and Keystone exchange: `Name:`, `Policy: 2 of 3`,
 * `Derivation:`, `Format: P2SH`, and a line `fingerprint: key` for each key.
 *
 * @see https://coldcard.com/docs/multisig
 */
import type { Network } from '../address/Network.ts';
import type { MultisigProblem } from '../keys/ImportProblem.ts';
import { parseKeyPath } from '../keys/keyPath.ts';
import { err, ok, type Result } from '../result.ts';
import { readCosigner } from './cosignerKey.ts';
import { multisigWallet } from './descriptor.ts';
import { type Cosigner, MAX_WALLET_TEXT, type MultisigWallet } from './MultisigWallet.ts';

type Checked<Value> = Result<Value, MultisigProblem>;

/** The text before the colon, in lower case, and after it. */
type Line = readonly [label: string, value: string];

const LINE = /^([^:]{1,20}):(.*)$/;
const FINGERPRINT = /^[0-9a-f]{8}$/;
const POLICY = /^(\d{1,2})\s*(?:of|\/)\s*(\d{1,2})$/i;

/** Whether a text looks like this format; it may still be invalid. */
export const isColdcardText = (text: string): boolean => /^[ \t]*policy\s*:/im.test(text);

/** The lines without comments; null when one is malformed. */
function linesOf(text: string): readonly Line[] | null {
  const lines: Line[] = [];
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const plain = line.trim();
    if (plain === '' || plain.startsWith('#')) continue;
    const [, label, value] = LINE.exec(plain) ?? [];
    if (label === undefined || value === undefined) return null;
    lines.push([label.trim().toLowerCase(), value.trim()]);
  }
  return lines;
}

const HEAD_LABELS = ['name', 'policy', 'format'];

const isOfKeys = ([label]: Line): boolean => label === 'derivation' || FINGERPRINT.test(label);

/** All lines but keys and paths. Each may occur only once. */
function readHead(lines: readonly Line[]): Checked<ReadonlyMap<string, string>> {
  const head = lines.filter((line) => !isOfKeys(line));
  const labels = head.map(([label]) => label);
  // BlueWallet writes a seed phrase into files that are not meant to be shared
  if (labels.includes('seed')) return err({ kind: 'private-key', position: 1 });
  const isKnown = labels.every((label) => HEAD_LABELS.includes(label));
  return isKnown && new Set(labels).size === labels.length ? ok(new Map(head)) : err({ kind: 'unreadable' });
}

/** The numbers of required and of all signers. */
function readPolicy(head: ReadonlyMap<string, string>): Checked<readonly [required: number, count: number]> {
  if ((head.get('format') ?? 'p2sh').toLowerCase() !== 'p2sh') return err({ kind: 'other-script' });
  const [, required, count] = POLICY.exec(head.get('policy') ?? '') ?? [];
  return count === undefined ? err({ kind: 'unreadable' }) : ok([Number(required), Number(count)]);
}

/** A complete path; one that ends in a star or letter would be that of addresses. */
function readPath(text: string): string | null {
  const read = /[*i]$/i.test(text) ? null : parseKeyPath(text);
  return read?.ok ? read.value : null;
}

/** The keys, each with the closest path above it. */
function readKeys(lines: readonly Line[], network: Network): Checked<readonly Cosigner[]> {
  const cosigners: Cosigner[] = [];
  let path: string | null = null;
  for (const [label, value] of lines.filter(isOfKeys)) {
    const position = cosigners.length + 1;
    if (label === 'derivation') path = readPath(value);
    if (path === null) return err({ kind: 'no-path', position });
    if (label === 'derivation') continue;
    const read = readCosigner(`[${label}${path.slice(1)}]${value}`, network);
    if (!read.ok) return err({ kind: read.problem, position });
    cosigners.push(read.value);
  }
  return ok(cosigners);
}

/**
 * Parses the format. The wallet's name is left out, because anyone can choose it.
 *
 * Problems: all of `MultisigProblem` but `bad-checksum` and `not-our-key`; such a text has no checksum
 */
export function readColdcardText(text: string, network: Network): Checked<MultisigWallet> {
  if (text.trim() === '') return err({ kind: 'empty' });
  const lines = text.length > MAX_WALLET_TEXT ? null : linesOf(text);
  if (lines === null) return err({ kind: 'unreadable' });
  const head = readHead(lines);
  if (!head.ok) return head;
  const policy = readPolicy(head.value);
  if (!policy.ok) return policy;
  const keys = readKeys(lines, network);
  if (!keys.ok) return keys;
  const [required, count] = policy.value;
  const listed = keys.value.length;
  return listed === count ? multisigWallet(required, keys.value) : err({ kind: 'listed', listed, count });
}

/** The same keys always give the same text. */
export function writeColdcardText({ required, cosigners }: MultisigWallet): string {
  const policy = `${required} of ${cosigners.length}`;
  const keys = cosigners.map(
    ({ fingerprint, path, extendedKey }) =>
      `\nDerivation: ${path}\n${fingerprint.toUpperCase()}: ${extendedKey}`,
  );
  return [`Name: Kennel ${policy}`, `Policy: ${policy}`, 'Format: P2SH', ...keys, ''].join('\n');
}
