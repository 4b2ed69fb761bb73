/** Identifies an opened file of another wallet by its first bytes. */

/** The kind of file. Only text can be read here; for each of the others, the wallet has a way to export one. */
export type WalletFileKind =
  | 'text'
  /** Dogecoin Core's wallet.dat: a Berkeley database */
  | 'wallet-dat'
  /** the same, of newer versions */
  | 'sqlite'
  /** bitcoinj's own format, used by MultiDoge and Android wallets */
  | 'bitcoinj'
  | 'unknown';

/** How many bytes are examined. */
export const HEAD_BYTES = 64;

const BERKELEY_AT = 12;
const BERKELEY = 0x00053162;
const startsWith = (head: Uint8Array, text: string): boolean =>
  head.length >= text.length && [...text].every((letter, at) => head[at] === letter.charCodeAt(0));

/** Berkeley databases use the byte order of the machine that wrote them. */
function isBerkeley(head: Uint8Array): boolean {
  if (head.length < BERKELEY_AT + 4) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return view.getUint32(BERKELEY_AT, true) === BERKELEY || view.getUint32(BERKELEY_AT, false) === BERKELEY;
}

/** A first field with the name of a chain, `org.dogecoin.production`; encrypted files of MultiDoge begin with its own name. */
function isBitcoinj(head: Uint8Array): boolean {
  if (startsWith(head, 'mendoza')) return true;
  return head[0] === 0x0a && startsWith(head.subarray(2), 'org.');
}

/** @param head - a file's first `HEAD_BYTES` bytes, or all of it */
export function walletFileKind(head: Uint8Array): WalletFileKind {
  if (isBerkeley(head)) return 'wallet-dat';
  if (startsWith(head, 'SQLite format 3')) return 'sqlite';
  if (isBitcoinj(head)) return 'bitcoinj';
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isUtf16 || !head.includes(0) ? 'text' : 'unknown';
}
