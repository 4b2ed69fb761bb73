/** Reads lists of private keys as programs write them: Dogecoin Core's dumpwallet, MultiDoge's key files, or one key a line. */

import type { Network } from '../address/Network.ts';
import { err, ok, type Result } from '../result.ts';
import { decodeWif, type WifKey, type WifProblem } from './wif.ts';

/** Longest list that is read, characters. */
export const MAX_LIST_LENGTH = 1_000_000;

/** Most keys that are read of one list. */
export const MAX_LIST_KEYS = 1000;

/** Most master keys that are taken. */
const MAX_MASTERS = 8;

/** Most lines that are named as not read. */
const MAX_UNREAD = 100;

/** One key of a list, and what the list says of it. */
export interface ListedKey {
  readonly key: WifKey;
  /** as its owner wrote it; empty where there is none */
  readonly label: string;
  /** its path from the master key, m/0'/3'/7'; null where the list says none */
  readonly path: string | null;
  /** the seed of the master key, from which the wallet derives the others */
  readonly isMaster: boolean;
  /** made in advance, and given to nobody yet */
  readonly isReserve: boolean;
}

/** A line without a key that can be read. The text itself is never part of it. */
export interface UnreadLine {
  /** counted from 1 */
  readonly line: number;
  readonly problem: WifProblem | { readonly kind: 'no-key' | 'encrypted' | 'too-many' };
}

/** What a list holds. Its keys are the caller's to wipe. */
export interface KeyList {
  /** the extended private keys that the list names as masters, as written */
  readonly masterKeys: readonly string[];
  readonly keys: readonly ListedKey[];
  /** the first hundred */
  readonly unread: readonly UnreadLine[];
  readonly unreadCount: number;
}

/** Why a text is no list of keys. */
export type KeyListProblem =
  | { readonly kind: 'too-long'; readonly most: number }
  /** null where not even a line looks like a key */
  | { readonly kind: 'no-keys'; readonly first: UnreadLine | null };

interface Line {
  readonly line: number;
  readonly text: string;
}

const MASTER = /extended private (?:master)?key:\s*(\S+)/i;
/** What begins a line only where a program broke it after the key. */
const CONTINUED = /^(?:\d{4}-\d\d-\d\dT|(?:label|reserve|change|hdmaster|script|addr|hdkeypath)=|#\s*addr=)/;
const PATH = /(?:^|\s)hdkeypath=(m(?:\/\d{1,10}'?){1,8})(?:\s|$)/;
const LABEL = /(?:^|\s)label=(\S*)/;
const ENCRYPTED = /^6P\w{56}$/;

/** The lines with their numbers; what belongs to the line before stands in it again. */
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

/** Core writes spaces, percent signs and letters beyond ASCII by their bytes. */
function readLabel(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What has fewer characters is not meant to be a key. */
const SHORTEST_KEY = 30;

/** The first text of a line that is a key; where none is, what is wrong with the one that looks most like it. */
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

/** What was found so far. */
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
 * Reads a list of keys. Lines that begin with # are comments, in which only a master key is looked for.
 *
 * Problems: `too-long` · `no-keys`
 *
 * @param text - a secret: it goes into no problem and no message
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
