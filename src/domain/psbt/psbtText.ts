/** Extracts the bytes of a PSBT from the text formats of various programs. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesOfHex } from '../bytes.ts';
import { MAX_PSBT_SIZE } from '../requestLimits.ts';

/** Invisible characters that chats and mail programs insert. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g;
const QUOTES = /^["'`«»“”„‘’<(]+|["'`«»“”„‘’>),;.]+$/g;
/** PEM header and footer lines, as for signed documents. */
const PEM_LINES = /-{5}(?:BEGIN|END)[^-]{0,60}-{5}/gi;
/** A label before the text, or the prefix of Python's byte strings. */
const LABEL = /^(?:psbt[:=]|b(?=['"]))/i;
const DATA_URL = /^data:[^,]{0,100};base64,/i;
const HEX = /^[0-9a-f]+$/i;
const BASE64 = /^[A-Za-z0-9+/]+$/;
const HEX_HEAD = '70736274';
/** The first four bytes in base64. */
const BASE64_HEAD = 'cHNidP';

/** Property names used by programs: Core, Sparrow, and JSON-RPC responses around them. */
const NAMES = ['psbt', 'result', 'hex', 'base64', 'data'];

/** The first text under such a name; null if there is none. */
function named(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || depth > 3) return null;
  const items = Array.isArray(value)
    ? value
    : NAMES.flatMap((name) => (name in value ? [(value as Record<string, unknown>)[name]] : []));
  for (const item of items) {
    const text = named(item, depth + 1);
    if (text !== null) return text;
  }
  return null;
}

function outOfJson(text: string): string {
  if (!/^[{["]/.test(text)) return text;
  try {
    return named(JSON.parse(text)) ?? text;
  } catch {
    // a quoted text that is not JSON
    return text;
  }
}

/** Converts the URL-safe alphabet. */
const inBase64 = (text: string): string =>
  text
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/%2b/gi, '+')
    .replace(/%2f/gi, '/')
    .replace(/%3d/gi, '=');

/** The text without its surroundings. */
function plainOf(text: string): string {
  const whole = outOfJson(text.replace(INVISIBLE, '').trim());
  // escaped line breaks
  const joined = whole
    .replace(PEM_LINES, '')
    .replace(/\\[rn]/g, '')
    .replace(/\s+/g, '');
  return joined.replace(LABEL, '').replace(QUOTES, '').replace(DATA_URL, '').replace(/^0x/i, '');
}

function bytesOfBase64(text: string): Uint8Array | null {
  const plain = inBase64(text).replace(/=+$/, '');
  if (!BASE64.test(plain)) return null;
  // a single last character encodes no byte: the text is truncated, so drop a whole byte for this to be detected
  const characters = atob(plain.length % 4 === 1 ? plain.slice(0, -2) : plain);
  // a callback for each character takes ten times as long
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}

/** The digits of base 43, which Electrum uses in QR codes: the characters of their compact alphanumeric mode. */
const DIGITS_43 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:';
const BASE43 = /^[0-9A-Z$*+\-./:]+$/;
/** The capacity of a QR code, characters. */
const MAX_BASE43 = 4_296;

/** Null for other texts, and for other first bytes. @see https://github.com/spesmilo/electrum (electrum/bitcoin.py, base_decode) */
function hexOfBase43(text: string): string | null {
  if (text.length > MAX_BASE43 || !BASE43.test(text)) return null;
  let value = 0n;
  for (const digit of text) value = value * 43n + BigInt(DIGITS_43.indexOf(digit));
  const hex = value.toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}

function bytesOfBase43(text: string): Uint8Array | null {
  const hex = hexOfBase43(text);
  return hex?.startsWith(HEX_HEAD) ? bytesOfHex(hex, 2 * MAX_PSBT_SIZE) : null;
}

/** Decodes base64 in either alphabet, base 43, or hex; quoted, in JSON, broken into lines; null for any other text. Never throws. */
export function bytesOfPsbtText(text: string): Uint8Array | null {
  const plain = plainOf(text);
  if (!plain.startsWith(HEX_HEAD)) return bytesOfBase43(plain) ?? bytesOfBase64(plain);
  // the same for half a byte
  const whole = plain.length % 2 === 0 ? plain : plain.slice(0, -3);
  return bytesOfHex(whole, 2 * MAX_PSBT_SIZE);
}

/** Whether a text is a PSBT, judged by its beginning. */
export function isPsbtText(text: string): boolean {
  const plain = plainOf(text);
  return plain.startsWith(BASE64_HEAD) || plain.startsWith(HEX_HEAD) || bytesOfBase43(plain) !== null;
}

/** The same texts with any bytes in them, in hex; a text may be read in several ways. */
export function hexReadings(text: string): readonly string[] {
  const plain = plainOf(text);
  const [base43, base64] = [hexOfBase43(plain), bytesOfBase64(plain)];
  return [
    ...(HEX.test(plain) ? [plain.toLowerCase()] : []),
    ...(base43 === null ? [] : [base43]),
    ...(base64 === null ? [] : [bytesToHex(base64)]),
  ];
}
