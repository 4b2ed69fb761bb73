/**
 * Reads multisig wallets from files that list keys without a descriptor: Caravan's, and Electrum's wallet file. In both, a wallet's
 * addresses are at `0/index` and `1/index` of each key, and its keys are sorted.
 *
 * @see https://github.com/caravan-bitcoin/caravan/tree/main/packages/caravan-multisig
 * @see https://github.com/spesmilo/electrum/blob/master/electrum/wallet_db.py
 */
import type { Network } from '../address/Network.ts';
import type { MultisigProblem } from '../keys/ImportProblem.ts';
import { parseKeyPath } from '../keys/keyPath.ts';
import { err, type Result } from '../result.ts';
import { readCosigners } from './descriptor.ts';
import type { MultisigWallet } from './MultisigWallet.ts';

type Read = Result<MultisigWallet, MultisigProblem>;
type Fields = Readonly<Record<string, unknown>>;

const ELECTRUM_TYPE = /^(\d{1,2})of(\d{1,2})$/;
const FINGERPRINT = /^[0-9a-f]{8}$/i;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A key with its origin, if the file gives a valid one. */
function keyText(key: unknown, fingerprint: unknown, path: unknown): string {
  const read = parseKeyPath(textOf(path));
  const isKnown = FINGERPRINT.test(textOf(fingerprint)) && read.ok;
  return isKnown ? `[${textOf(fingerprint)}${read.value.slice(1)}]${textOf(key)}` : textOf(key);
}

/** Versions of extended keys for witness scripts. */
const OF_WITNESS = /^[YyZzUuVv]pub/;

function readListed(required: number, count: number, keys: readonly string[], network: Network): Read {
  if (keys.length !== count) return err({ kind: 'listed', listed: keys.length, count });
  return readCosigners(required, keys, network);
}

function readCaravan({ addressType, quorum, extendedPublicKeys }: Fields, network: Network): Read {
  if (addressType !== 'P2SH') return err({ kind: 'other-script' });
  const { requiredSigners, totalSigners } = fieldsOf(quorum);
  const keys = (Array.isArray(extendedPublicKeys) ? extendedPublicKeys : [])
    .map(fieldsOf)
    .map(({ xpub, xfp, bip32Path }) => keyText(xpub, xfp, bip32Path));
  return readListed(Number(requiredSigners), Number(totalSigners), keys, network);
}

/** The file also contains the seed words or the private key, encrypted or not. */
const holdsSecret = ({ seed, xprv }: Fields): boolean => textOf(seed) !== '' || textOf(xprv) !== '';

function readElectrum(file: Fields, network: Network): Read {
  const [, required, count] = ELECTRUM_TYPE.exec(textOf(file.wallet_type)) ?? [];
  const keystores = Object.entries(file)
    .filter(([name]) => /^x\d{1,2}\/$/.test(name))
    .map(([, keystore]) => fieldsOf(keystore));
  const secret = keystores.findIndex(holdsSecret);
  if (secret >= 0) return err({ kind: 'private-key', position: secret + 1 });
  if (keystores.some(({ xpub }) => OF_WITNESS.test(textOf(xpub)))) return err({ kind: 'other-script' });
  const keys = keystores.map(({ xpub, root_fingerprint, derivation }) =>
    keyText(xpub, root_fingerprint, derivation),
  );
  return readListed(Number(required), Number(count), keys, network);
}

/** Parses the file, if it looks like one of these. */
function fileIn(text: string): Fields | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    const file: unknown = JSON.parse(text);
    return isFields(file) ? file : null;
  } catch {
    return null;
  }
}

/** Whether a text looks like one of these files; it may still be invalid. */
export const isWalletJson = (text: string): boolean =>
  /^\s*\{/.test(text) && /"extendedPublicKeys"\s*:|"wallet_type"\s*:\s*"\d{1,2}of\d{1,2}"/.test(text);

/**
 * Parses a file. The wallet's name is left out, because anyone can choose it.
 *
 * Problems: all of `MultisigProblem` but `bad-checksum`, `several-wallets`, `first-address`, `not-our-key` and `no-path`
 */
export function readWalletJson(text: string, network: Network): Read {
  const file = fileIn(text);
  if (file === null) return err({ kind: 'unreadable' });
  return 'extendedPublicKeys' in file ? readCaravan(file, network) : readElectrum(file, network);
}
