/** Reads a complete multisig wallet in any supported format. */
import type { Network } from '../address/Network.ts';
import type { MultisigProblem } from '../keys/ImportProblem.ts';
import { err, type Result } from '../result.ts';
import { isColdcardText, readColdcardText } from './coldcardText.ts';
import { readDescriptor, writeDescriptor } from './descriptor.ts';
import type { MultisigWallet } from './MultisigWallet.ts';
import { isWalletJson, readWalletJson } from './walletJson.ts';

type Read = Result<MultisigWallet, MultisigProblem>;

/** Invisible characters that chats and mail programs insert. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g;

/** Files of other programs repeat a descriptor, and contain other data. */
const MAX_FILE_TEXT = 100_000;

/** Electrum's files hold all transactions of the wallet. They are parsed, not searched. */
export const MAX_WALLET_FILE = 4_000_000;

/** Beginnings of descriptors. */
const HEADS = /(?:sh|wsh|pkh|wpkh|tr|combo|raw|addr|multi|sortedmulti)\(/g;
/** The checksum after a descriptor, which may contain line breaks too. */
const CHECKSUM = /^(?:\s*#(?:\s*[a-z0-9]){8}(?![a-z0-9])|[ \t]*#[^\s"',]*)/;
/** A comment line; a checksum on a line of its own is not one. */
const isComment = (line: string): boolean =>
  /^\s*(?:#|\/\/)/.test(line) && !/^\s*#[a-z0-9]{8}\s*$/.test(line);

/** All strings in a JSON value. */
function* textsIn(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null && depth < 8)
    for (const item of Object.values(value)) yield* textsIn(item, depth + 1);
}

function outOfJson(text: string): string {
  if (!/^\s*[{["]/.test(text)) return text;
  try {
    return [...textsIn(JSON.parse(text))].join('\n');
  } catch {
    return text;
  }
}

/** The index of the bracket that closes the one at the end of a head; -1: none. */
function closingOf(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** All descriptors in a text, with their checksums if present. */
function descriptorsIn(text: string): readonly string[] {
  const plain = outOfJson(text)
    .split(/\r\n|[\r\n]/)
    .filter((line) => !isComment(line))
    .join('\n');
  const found: string[] = [];
  const heads = new RegExp(HEADS);
  for (let head = heads.exec(plain); head !== null; head = heads.exec(plain)) {
    const end = closingOf(plain, heads.lastIndex);
    if (end < 0) break;
    const [checksum = ''] = CHECKSUM.exec(plain.slice(end + 1)) ?? [];
    found.push(plain.slice(head.index, end + 1) + checksum);
    heads.lastIndex = end + 1 + checksum.length;
  }
  return found;
}

const withoutChecksum = (descriptor: string): string => descriptor.replace(/\s/g, '').replace(/#.*$/, '');

/** The receiving descriptor that corresponds to a change descriptor; without checksum. */
const receivingOf = (descriptor: string): string => withoutChecksum(descriptor).replaceAll('/1/*', '/0/*');

const isOf = ({ ok, ...read }: Read, kind: MultisigProblem['kind']): boolean =>
  !ok && 'problem' in read && read.problem.kind === kind;

/** Parses the descriptors of one text, which must all describe the same wallet. */
function readTogether(found: readonly string[], network: Network): Read {
  const each = found.map((text) => ({ text, read: readDescriptor(text, network) }));
  // Core lists its descriptors of all address types
  const known = each.filter(({ read }) => !isOf(read, 'other-script'));
  const first = known.find(({ read }) => read.ok) ?? known[0] ?? each[0];
  if (first === undefined) return err({ kind: 'unreadable' });
  if (!first.read.ok) return first.read;
  const wallet = writeDescriptor(first.read.value);
  for (const { text, read } of known) {
    const isChange = isOf(read, 'key-path') && withoutChecksum(text) !== receivingOf(text);
    const same = isChange ? readDescriptor(receivingOf(text), network) : read;
    if (!same.ok) return same;
    if (writeDescriptor(same.value) !== wallet) return err({ kind: 'several-wallets' });
  }
  return first.read;
}

const BSMS = /^[ \t]*BSMS 1\.0[ \t\r]*$/m;
const RESTRICTIONS = /^[ \t]*(\/\S*|No path restrictions)[ \t\r]*$/im;
const BOTH_CHAINS = ['/0/*,/1/*', 'no path restrictions'];

/** Whether a BIP 129 text requires addresses on other paths than a wallet's. */
const isElsewhere = (text: string): boolean =>
  BSMS.test(text) && !BOTH_CHAINS.includes((RESTRICTIONS.exec(text)?.[1] ?? '').toLowerCase());

/**
 * The first address stated in a BIP 129 text, to be compared with the derived one; null when there is none.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0129.mediawiki
 */
export function statedFirstAddress(text: string): string | null {
  if (text.length > MAX_FILE_TEXT || !BSMS.test(text)) return null;
  const visible = text.replace(INVISIBLE, '');
  const restrictions = RESTRICTIONS.exec(visible);
  if (restrictions) {
    const [stated = ''] = visible
      .slice(restrictions.index + restrictions[0].length)
      .trim()
      .split(/\s+/);
    return stated || null;
  }
  const lines = visible.split(/\s+/);
  return lines.findLast((line) => /^[1-9A-HJ-NP-Za-km-z]{25,40}$/.test(line)) ?? null;
}

/** Whether a text looks like a complete wallet rather than one key. */
export const isWalletText = (text: string): boolean =>
  text.includes('(') || isColdcardText(text) || BSMS.test(text) || isWalletJson(text);

/** When no wallet is found: a wrong checksum is only reported if one follows a descriptor. */
function nothingIn(text: string, problem: MultisigProblem): MultisigProblem {
  const isWrong = /^[a-z]+\([^#]*#[^#]*$/.test(text.replace(/\s/g, ''));
  return problem.kind === 'bad-checksum' && !isWrong ? { kind: 'unreadable' } : problem;
}

/**
 * Reads an output descriptor, Coldcard's text, or a file of Caravan or Electrum; also descriptors embedded in files of Sparrow, Specter,
 * Bitkey, Core and BIP 129.
 *
 * Problems: those of the formats · `several-wallets`
 */
export function readWalletText(text: string, network: Network): Read {
  const most = isWalletJson(text) ? MAX_WALLET_FILE : MAX_FILE_TEXT;
  if (text.length > most) return err({ kind: 'unreadable' });
  const plain = text.replace(INVISIBLE, '');
  if (isColdcardText(plain)) return readColdcardText(plain, network);
  if (isWalletJson(plain)) return readWalletJson(plain, network);
  if (isElsewhere(plain)) return err({ kind: 'key-path', position: 1 });
  const alone = readDescriptor(plain, network);
  if (alone.ok) return alone;
  const found = descriptorsIn(plain);
  return found.length === 0 ? err(nothingIn(plain, alone.problem)) : readTogether(found, network);
}
