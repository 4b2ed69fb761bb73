/** Tells what file of another wallet somebody opened, by its first bytes. */

/** What a file is. Those that are no text cannot be read here; each has a way by which its wallet writes one. */
export type WalletFileKind =
  | 'text'
  /** Dogecoin Core's wallet.dat: a Berkeley database */
  | 'wallet-dat'
  /** the same of newer programs */
  | 'sqlite'
  /** MultiDoge's and Android wallets' own file: bitcoinj's */
  | 'bitcoinj'
  | 'unknown';

/** How many bytes are looked at. */
export const HEAD_BYTES = 64;

const BERKELEY_AT = 12;
const BERKELEY = 0x00053162;
const startsWith = (head: Uint8Array, text: string): boolean =>
  head.length >= text.length && [...text].every((letter, at) => head[at] === letter.charCodeAt(0));

/** Berkeley databases are written in the order of bytes of the machine that made them. */
function isBerkeley(head: Uint8Array): boolean {
  if (head.length < BERKELEY_AT + 4) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return view.getUint32(BERKELEY_AT, true) === BERKELEY || view.getUint32(BERKELEY_AT, false) === BERKELEY;
}

/** A first field with the name of a chain, `org.dogecoin.production`; MultiDoge writes its own name before encrypted ones. */
function isBitcoinj(head: Uint8Array): boolean {
  if (startsWith(head, 'mendoza')) return true;
  return head[0] === 0x0a && startsWith(head.subarray(2), 'org.');
}

/** @param head - the first bytes of a file, `HEAD_BYTES` of them or all */
export function walletFileKind(head: Uint8Array): WalletFileKind {
  if (isBerkeley(head)) return 'wallet-dat';
  if (startsWith(head, 'SQLite format 3')) return 'sqlite';
  if (isBitcoinj(head)) return 'bitcoinj';
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isUtf16 || !head.includes(0) ? 'text' : 'unknown';
}
