/** Reads and writes a cosigner's key with its origin: `[f57ec65d/48'/3'/0'/0']dgub…`. Does not load the curve. */
import { bytesToHex } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import { hash160 } from '../address/addressScript.ts';
import { NETWORKS, type Network } from '../address/Network.ts';
import { KNOWN_VERSIONS } from '../keys/extendedKeyVersions.ts';
import { parseKeyPath } from '../keys/keyPath.ts';
import { err, ok, type Result } from '../result.ts';
import type { Cosigner } from './MultisigWallet.ts';

/** Why a text is not a cosigner's key. */
export type CosignerProblem = 'private-key' | 'bad-key' | 'other-network' | 'key-path';

const EXTENDED_KEY_BYTES = 78;
const KEY_OFFSET = 45;
const LONGEST = 300;

/** Origin, key, and the address path that descriptors write after a key. */
const FORM =
  /^(?:\[([0-9a-f]{8})((?:\/\d{1,10}['’hH]?)*)\])?([1-9A-HJ-NP-Za-km-z]{100,120})((?:\/[\d<>{},;*'’hH]+)*)$/i;

/** For receiving, for change, and both: they identify the same wallet. */
const ADDRESS_PATHS = ['', '/0/*', '/1/*', '/<0;1>/*', '/{0,1}/*', '/**'];

/**
 * The path of a cosigner's key from a phrase, `m/48'/3'/0'/0'`: BIP 48, whose last step is the script type, with 0' for plain P2SH as in
 * Trezor's wallets. Keys from `BIP45_PATH` are accepted and signed for too, with addresses at `0/index` and `1/index` as everywhere: the
 * additional cosigner step of BIP 45 is rejected as `key-path`.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0048.mediawiki
 * @see https://github.com/trezor/trezor-firmware/blob/main/core/src/apps/bitcoin/keychain.py (PATTERN_BIP48_RAW)
 */
export const cosignerPath = (network: Network): string => `m/48'/${NETWORKS[network].coinType}'/0'/0'`;

/** The path of a cosigner's key in BIP 45. @see https://github.com/bitcoin/bips/blob/master/bip-0045.mediawiki */
export const BIP45_PATH = "m/45'";

/** The number of the BIP that defines a path; null when neither does. */
export function bipOfPath(path: string): 45 | 48 | null {
  if (path === BIP45_PATH) return 45;
  return /^m\/48'(\/\d+'){3}$/.test(path) ? 48 : null;
}

/** Converts an extended key to this network's version. */
function readKey(text: string, network: Network): Result<Uint8Array, CosignerProblem> {
  const bytes = bs58check.decodeUnsafe(text);
  if (bytes?.length !== EXTENDED_KEY_BYTES) return err('bad-key');
  const view = new DataView(bytes.buffer, bytes.byteOffset, EXTENDED_KEY_BYTES);
  const version = view.getUint32(0);
  const known = KNOWN_VERSIONS.find(({ bip32 }) => bip32.private === version || bip32.public === version);
  if (known === undefined) return err('bad-key');
  if (known.bip32.private === version) return err('private-key');
  const networks: readonly Network[] = known.networks;
  if (!networks.includes(network)) return err('other-network');
  const head = bytes[KEY_OFFSET];
  if (head !== 2 && head !== 3) return err('bad-key');
  view.setUint32(0, NETWORKS[network].bip32.public);
  return ok(bytes);
}

/**
 * Parses a cosigner's key. One without an origin counts as its own root. Whether it is on the curve is only checked when it is used.
 *
 * @example readCosigner("[f57ec65d/48'/3'/0'/0']dgub…", 'mainnet')
 */
export function readCosigner(text: string, network: Network): Result<Cosigner, CosignerProblem> {
  const plain = text.length <= LONGEST * 2 ? text.replace(/\s/g, '') : '';
  const [, fingerprint, steps = '', key = '', addresses = ''] = FORM.exec(plain) ?? [];
  const bytes = readKey(key, network);
  if (!bytes.ok) return bytes;
  if (!ADDRESS_PATHS.includes(addresses)) return err('key-path');
  const path = steps === '' ? ok('m') : parseKeyPath(`m${steps}`);
  if (!path.ok) return err('bad-key');
  const own = bytesToHex(hash160(bytes.value.subarray(KEY_OFFSET)).subarray(0, 4));
  const extendedKey = bs58check.encode(bytes.value);
  return ok({ fingerprint: fingerprint?.toLowerCase() ?? own, path: path.value, extendedKey });
}

/** Chain code and key follow; the bytes before only state an origin. */
const CHAIN_CODE_OFFSET = 13;

/** Whether two keys derive the same addresses. */
export const isSameKey = (one: Cosigner, other: Cosigner): boolean =>
  bytesToHex(bs58check.decode(one.extendedKey).subarray(CHAIN_CODE_OFFSET)) ===
  bytesToHex(bs58check.decode(other.extendedKey).subarray(CHAIN_CODE_OFFSET));

/** Formats a cosigner's key for sharing. */
export const writeCosigner = ({ fingerprint, path, extendedKey }: Cosigner): string =>
  `[${fingerprint}${path.slice(1)}]${extendedKey}`;
