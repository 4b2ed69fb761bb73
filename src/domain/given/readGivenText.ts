/**
 * Classifies incoming text by trying the parser of each kind in turn. It has no format rules of its own. Heavy: `import()` it, never import
 * it statically.
 *
 * Secrets are checked first, and recognized by their form: none is opened here, and none is part of the result.
 */

import type { Network } from '../address/Network.ts';
import type { AddressProblem } from '../address/parseAddress.ts';
import { addressWordsIn, paymentTextIn } from '../address/sharedText.ts';
import { readForm } from '../dapp/readRequest.ts';
import { detectKeyFormat } from '../keys/detectKeyFormat.ts';
import { bip38CodeOf } from '../keys/encryptedKeyText.ts';
import { readExtendedKey } from '../keys/extendedKey.ts';
import { holdsMiniKey } from '../keys/miniKey.ts';
import { ENGLISH, type WordList } from '../keys/wordList.ts';
import { readLabels } from '../labels/readLabels.ts';
import { readCosigner } from '../multisig/cosignerKey.ts';
import { isWalletText, readWalletText } from '../multisig/walletText.ts';
import { hexReadings } from '../psbt/psbtText.ts';
import { readPsbtText } from '../psbt/readPsbt.ts';
import { inPlainLetters, withoutSpaces } from '../text/plainText.ts';
import { parseRecipientList } from '../tx/recipients/recipientList.ts';
import { isTxid } from '../tx/Txid.ts';
import { otherCodeOf } from '../ur/otherCodes.ts';
import type { CodeContent, GivenText, UnsupportedText } from './GivenText.ts';
import { listsForText, phraseIn } from './phraseInText.ts';

/** Longer texts are files: transactions, labels, lists, key dumps. */
const MAX_SHORT_TEXT = 4_096;

/** Only this many words of a longer text are searched for keys. */
const MAX_WORDS_SEARCHED = 20_000;

/** No spending key is shorter, characters. */
const MIN_KEY_LENGTH = 50;

const OTHER_SCHEMES = [
  ...['bitcoin', 'bitcoincash', 'litecoin', 'dash', 'digibyte', 'pepecoin', 'zcash', 'monero'],
  ...['ethereum', 'lightning', 'solana', 'tron', 'ripple', 'cardano', 'ton'],
];

const BACKUP_KIND = /"kind"\s*:\s*"kennel-backup"/;
/** File signatures are within the first characters. */
const HEAD_LENGTH = 32;
const BERKELEY_MAGIC = 'b1\u0005\0';
const SQLITE_HEAD = 'SQLite format 3\0';
const SIGNED_BLOCK = /^-{5}BEGIN [A-Z]* ?SIGNED MESSAGE-{5}/m;
const SIGNATURE_BYTES = 65;
/** Alone, quoted, with its label, or with the number of one of its outputs or inscriptions. */
const HEX_64 =
  /^["'`“«(]*(?:(?:tx(?:id)?|transaction)(?: id| hash)?\s*[:=#]?\s*)?(?:0x)?[0-9a-f]{64}(?:[:i]\d{1,9})?["'`”»),.;]*$/i;
/** An explorer's page for a hash. */
const HASH_PAGE = /^https?:\/\/\S+\/(?:0x)?[0-9a-f]{64}\/?(?:[?#]\S*)?$/i;
const TXID_IN_TEXT = /(?:^|[^0-9a-f])([0-9a-f]{64})(?![0-9a-f])/i;

const NAMED_ELSEWHERE: readonly AddressProblem['kind'][] = [
  'bitcoin-address',
  'other-network',
  'bech32',
  'other-coin',
];

/** The rules loaded with the form, and the network. */
export interface GivenReading {
  readonly rules: Pick<
    typeof import('../tx/rules/transferRules.ts'),
    'parseAddress' | 'parseDogecoinUri' | 'parseTransaction'
  >;
  readonly network: Network;
  /** word lists for phrases; defaults to English only */
  readonly lists?: readonly WordList[];
}

const unsupported = (reason: UnsupportedText): GivenText => ({ kind: 'unsupported', reason });

/** Keys may contain copied line breaks, and stand in dumps next to labels. */
function holdsPrivateKey(text: string, reading: GivenReading): boolean {
  if (isKeyShaped(withoutSpaces(text))) return true;
  const words = inPlainLetters(text).split(/[^\w/+]+/, MAX_WORDS_SEARCHED);
  return words.some((word) => {
    // descriptors have a path after a key
    const [key = ''] = word.split('/', 1);
    if (key.length < MIN_KEY_LENGTH || key.length > MAX_SHORT_TEXT) return false;
    return isKeyShaped(key) || isReportedAsKey(key, reading);
  });
}

function isKeyShaped(text: string): boolean {
  if (text.length < MIN_KEY_LENGTH || !/^\w+$/.test(text)) return false;
  const format = detectKeyFormat(text);
  return (
    format === 'private-key' ||
    format === 'old-private-key' ||
    format === 'encrypted-key' ||
    format === 'extended-private-key'
  );
}

function isReportedAsKey(word: string, { rules, network }: GivenReading): boolean {
  const read = rules.parseAddress(word, network);
  return !read.ok && read.problem.kind === 'private-key';
}

function readSecret(text: string, reading: GivenReading): GivenText | null {
  if (holdsPrivateKey(text, reading) || holdsMiniKey(inPlainLetters(text))) return { kind: 'private-key' };
  const phrase = phraseIn(text, reading.lists ?? [ENGLISH]);
  return phrase === null ? null : { kind: 'words', isGuess: phrase === 'guess' };
}

function contentOf(type: string): CodeContent {
  if (/psbt/.test(type)) return 'psbt';
  return /account|hdkey/.test(type) ? 'account' : 'other';
}

/** One code of a series: BC-UR, or the older formats of wallets. The collector of the series assembles it. */
function readCodePart(text: string): GivenText | null {
  const type = /^ur:([a-z0-9-]{1,40})\//i.exec(text)?.[1];
  if (type !== undefined) return { kind: 'code-part', content: contentOf(type.toLowerCase()) };
  return otherCodeOf(text) === null ? null : { kind: 'code-part', content: 'psbt' };
}

function readTransfer(text: string, { rules }: GivenReading): GivenText | null {
  const psbt = readPsbtText(text);
  if (psbt.ok) return { kind: 'psbt', problem: null };
  const { kind } = psbt.problem;
  if (kind !== 'not-a-psbt' && kind !== 'too-large') return { kind: 'psbt', problem: psbt.problem };
  const isWhole = hexReadings(text).some((hex) => rules.parseTransaction(hex).ok);
  return isWhole ? unsupported({ kind: 'raw-transaction' }) : null;
}

/** One with the version of another script or coin, or with a mistake in it. Private ones are caught earlier. */
function isExtendedPublicKey(text: string, network: Network): boolean {
  if (text.length >= MIN_KEY_LENGTH && detectKeyFormat(text) === 'extended-public-key') return true;
  const read = readExtendedKey(text, network);
  return !read.ok && read.problem.kind === 'other-coin';
}

function readShared(text: string, network: Network): GivenText | null {
  const visible = inPlainLetters(text).trim();
  const key = readCosigner(visible, network);
  if (key.ok) return { kind: 'public-key', hasOrigin: visible.startsWith('[') };
  if (key.problem === 'private-key') return { kind: 'private-key' };
  if (isExtendedPublicKey(visible, network)) return { kind: 'public-key', hasOrigin: false };
  if (!isWalletText(text)) return null;
  const wallet = readWalletText(text, network);
  if (wallet.ok) return { kind: 'shared-wallet', problem: null };
  const { problem } = wallet;
  if (problem.kind === 'private-key') return { kind: 'private-key' };
  return problem.kind === 'unreadable' || problem.kind === 'empty'
    ? null
    : { kind: 'shared-wallet', problem };
}

function readLink(text: string, reading: GivenReading): GivenText | null {
  const link = reading.rules.parseDogecoinUri(text, reading.network);
  if (link.ok) return { kind: link.value.bill ? 'bill' : 'payment-link', text, problem: null };
  const { problem } = link;
  if (problem.kind === 'not-dogecoin-uri') return null;
  if (problem.kind === 'bad-address' && problem.problem.kind === 'private-key')
    return { kind: 'private-key' };
  return { kind: problem.kind === 'bad-bill-link' ? 'bill' : 'payment-link', text, problem };
}

function readSiteLink(text: string, network: Network): GivenText | null {
  const parameter = /^https:\/\/\S+[?&]startapp=([\w-]+)/.exec(text)?.[1];
  if (parameter === undefined) return null;
  const read = readForm(parameter, network);
  return !read.ok && read.problem.kind === 'malformed' ? null : { kind: 'site-request', parameter };
}

function isSignature(text: string): boolean {
  if (!/^[A-Za-z0-9+/]{87}=?$/.test(text)) return false;
  const bytes = atob(text.slice(0, 87));
  const header = bytes.charCodeAt(0);
  return bytes.length === SIGNATURE_BYTES && header >= 27 && header <= 42;
}

/** A signature alone, in a block, or at the end of its text. */
function readMessage(text: string): GivenText | null {
  const [last = ''] = text.split(/\s/).slice(-1);
  const isSigned = isSignature(last) || isSignature(withoutSpaces(text)) || SIGNED_BLOCK.test(text);
  return isSigned ? { kind: 'signed-message' } : null;
}

function readFile(text: string, network: Network): GivenText | null {
  const head = text.slice(0, HEAD_LENGTH);
  const isCoreFile = head.includes(BERKELEY_MAGIC) || head.includes(SQLITE_HEAD);
  if (isCoreFile) return unsupported({ kind: 'core-wallet-file' });
  if (BACKUP_KIND.test(text.slice(0, 200))) return { kind: 'backup' };
  if (detectKeyFormat(head) === 'encrypted-wallet') return { kind: 'wallet-backup' };
  return readLabels(text, network).ok ? { kind: 'labels' } : null;
}

/** Checked before an address is searched in a sentence: a receipt contains one that was already paid, and a list several. */
function readLines(text: string, network: Network): GivenText | null {
  if (!/[\r\n]/.test(text)) return null;
  const list = parseRecipientList(text, network, 'point');
  if (list !== null && list.payments.length > 1) return { kind: 'recipients', count: list.payments.length };
  return TXID_IN_TEXT.test(text) ? { kind: 'receipt' } : null;
}

/** An address, alone or in a sentence; otherwise whatever else it is. */
function readAddressed(text: string, reading: GivenReading): GivenText {
  const { rules, network } = reading;
  const whole = rules.parseAddress(text, network);
  if (whole.ok) return { kind: 'address', text, address: whole.value };
  if (NAMED_ELSEWHERE.includes(whole.problem.kind))
    return unsupported({ kind: 'address', problem: whole.problem });
  const found = paymentTextIn(text);
  if (found !== null && found !== text) {
    const inner = readLink(found, reading);
    if (inner !== null) return inner;
    const part = rules.parseAddress(found, network);
    const { length: count } = addressWordsIn(text).filter((word) => rules.parseAddress(word, network).ok);
    if (part.ok && count > 1) return unsupported({ kind: 'several-addresses', count });
    if (part.ok) return { kind: 'address', text: found, address: part.value };
  }
  return { kind: 'unknown', problem: whole.problem };
}

function readShort(text: string, reading: GivenReading): GivenText | null {
  const scheme = /^([a-z]+):/i.exec(text)?.[1]?.toLowerCase() ?? '';
  if (OTHER_SCHEMES.includes(scheme)) return unsupported({ kind: 'other-link', scheme });
  const code = bip38CodeOf(text);
  if (code !== null) return unsupported({ kind: 'bip38-code', code });
  if (HEX_64.test(text) || isTxid(text) || HASH_PAGE.test(text)) return unsupported({ kind: 'hash' });
  return (
    readLink(text, reading) ?? readSiteLink(text, reading.network) ?? readCodePart(text) ?? readMessage(text)
  );
}

/**
 * Classifies a text; never throws.
 *
 * @param text - may be a secret: it is neither kept nor returned
 */
export function readGivenText(text: string, reading: GivenReading): GivenText {
  const { network } = reading;
  const plain = text.trim();
  if (plain === '') return { kind: 'empty' };
  return (
    readFile(plain, network) ??
    readTransfer(plain, reading) ??
    readSecret(plain, reading) ??
    (plain.length <= MAX_SHORT_TEXT ? readShort(plain, reading) : null) ??
    readShared(plain, network) ??
    readLines(plain, network) ??
    readAddressed(plain, reading)
  );
}

/**
 * `readGivenText` with the word lists of all languages that the text's script may belong to; they are loaded with the first text of many
 * words.
 */
export const readAnyText = async (text: string, reading: GivenReading): Promise<GivenText> =>
  readGivenText(text, { ...reading, lists: await listsForText(text) });
