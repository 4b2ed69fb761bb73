/** Parses lists of private keys as programs write them: Dogecoin Core's dumpwallet, MultiDoge's key files, or one key a line. */

import type { Network } from '../address/Network.ts';
import { err, ok, type Result } from '../result.ts';
import { decodeWif, type WifKey, type WifProblem } from './wif.ts';

/** Maximum length, characters. */
export const MAX_LIST_LENGTH = 1_000_000;

/** Maximum keys read from one list. */
export const MAX_LIST_KEYS = 1000;

/** Maximum master keys read from one list. */
const MAX_MASTERS = 8;

/** Maximum unreadable lines that are listed. */
const MAX_UNREAD = 100;

/** One key of a list, with its annotations. */
export interface ListedKey {
  readonly key: WifKey;
  /** given by its owner; empty when absent */
  readonly label: string;
  /** its path from the master key, m/0'/3'/7'; null when absent */
  readonly path: string | null;
  /** the master key's seed, from which the wallet derives the others */
  readonly isMaster: boolean;
  /** generated in advance and not used yet */
  readonly isReserve: boolean;
}

/** A line without a readable key. The text itself is never part of it. */
export interface UnreadLine {
  /** counted from 1 */
  readonly line: number;
  readonly problem: WifProblem | { readonly kind: 'no-key' | 'encrypted' | 'too-many' };
}

/** The keys must be wiped by the caller. */
export interface KeyList {
  /** extended private keys listed as masters, as written */
  readonly masterKeys: readonly string[];
  readonly keys: readonly ListedKey[];
  /** the first hundred */
  readonly unread: readonly UnreadLine[];
  readonly unreadCount: number;
}

/** Why a text is not a list of keys. */
export type KeyListProblem =
  | { readonly kind: 'too-long'; readonly most: number }
  /** null when no line even looks like a key */
  | { readonly kind: 'no-keys'; readonly first: UnreadLine | null };

interface Line {
  readonly line: number;
  readonly text: string;
}

const MASTER = /extended private (?:master)?key:\s*(\S+)/i;
/** Beginnings of a line that a program broke after the key. */
const CONTINUED = /^(?:\d{4}-\d\d-\d\dT|(?:label|reserve|change|hdmaster|script|addr|hdkeypath)=|#\s*addr=)/;
const PATH = /(?:^|\s)hdkeypath=(m(?:\/\d{1,10}'?){1,8})(?:\s|$)/;
const LABEL = /(?:^|\s)label=(\S*)/;
const ENCRYPTED = /^6P\w{56}$/;

/** Numbered lines; broken ones are joined again. */
function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (const [at, raw] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    const line = raw.replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, '').trim();
    const before = lines.at(-1);
    if (before && CONTINUED.test(line))
      lines[lines.length - 1] = { ...before, text: `${before.text} ${line}` };
    else if (line !== '') lines.push({ line: at + 1, text: line });
  }
  return lines;
}

/** Core percent-encodes spaces, percent signs and non-ASCII characters. */
function readLabel(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Shorter texts are not meant as keys. */
const SHORTEST_KEY = 30;

/** The first key in a line; if there is none, the problem of the part that looks most like one. */
function keyIn(text: string, network: Network): Result<WifKey, UnreadLine['problem']> {
  const parts = text.split(/[\s,;"'|]+/).filter((part) => part !== '' && !part.includes('='));
  let problem: UnreadLine['problem'] = { kind: 'no-key' };
  let longest = SHORTEST_KEY;
  for (const part of parts.slice(0, 8)) {
    const read = decodeWif(part, network);
    if (read.ok) return read;
    if (part.length <= longest) continue;
    longest = part.length;
    problem = ENCRYPTED.test(part) ? { kind: 'encrypted' } : read.problem;
  }
  return err(problem);
}

function listedKey(text: string, key: WifKey): ListedKey {
  return {
    key,
    label: readLabel(LABEL.exec(text)?.[1] ?? ''),
    path: PATH.exec(text)?.[1] ?? null,
    isMaster: /(?:^|\s)hdmaster=1(?:\s|$)/.test(text),
    isReserve: /(?:^|\s)reserve=1(?:\s|$)/.test(text),
  };
}

class Found implements KeyList {
  readonly masterKeys: string[] = [];
  readonly keys: ListedKey[] = [];
  readonly unread: UnreadLine[] = [];
  unreadCount = 0;

  takeComment(text: string): void {
    const master = MASTER.exec(text)?.[1];
    if (master !== undefined && this.masterKeys.length < MAX_MASTERS) this.masterKeys.push(master);
  }

  takeLine(line: number, text: string, network: Network): void {
    const isFull = this.keys.length === MAX_LIST_KEYS;
    const read = isFull ? err({ kind: 'too-many' as const }) : keyIn(text.replace(/\s#\s.*$/, ''), network);
    if (read.ok) {
      this.keys.push(listedKey(text, read.value));
      return;
    }
    this.unreadCount += 1;
    if (this.unread.length < MAX_UNREAD) this.unread.push({ line, problem: read.problem });
  }
}

/**
 * Parses a list of keys. Lines that begin with # are comments, which are searched only for a master key.
 *
 * Problems: `too-long` · `no-keys`
 *
 * @param text - a secret: it is not part of any problem or message
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/wallet/rpcdump.cpp (dumpwallet)
 */
export function readKeyList(text: string, network: Network): Result<KeyList, KeyListProblem> {
  if (text.length > MAX_LIST_LENGTH) return err({ kind: 'too-long', most: MAX_LIST_LENGTH });
  const found = new Found();
  for (const { line, text: written } of linesOf(text)) {
    if (written.startsWith('#')) found.takeComment(written);
    else found.takeLine(line, written, network);
  }
  const { masterKeys, keys, unread } = found;
  return keys.length + masterKeys.length === 0
    ? err({ kind: 'no-keys', first: unread[0] ?? null })
    : ok(found);
}
