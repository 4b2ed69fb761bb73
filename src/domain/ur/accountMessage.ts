/**
 * Accounts' public keys as UR messages. Written as `crypto-account` (BCR-2020-015); also reads `crypto-hdkey` and `hdkey` (BCR-2020-007),
 * and Keystone's `crypto-multi-accounts`.
 *
 * @see https://github.com/BlockchainCommons/Research/blob/master/papers/bcr-2020-007-hdkey.md
 */
import bs58check from 'bs58check';
import { NETWORKS, type Network } from '../address/Network.ts';
import { bytesOfHex, hexOfBytes } from '../bytes.ts';
import type { AccountKey, KeySource } from '../keys/AccountKey.ts';
import { pathOfSteps, stepsOfPath } from '../keys/keyPath.ts';
import { err, ok, type Result } from '../result.ts';
import { type Cbor, type CborMap, isList, isMap, isTagged, readCbor, untagged, writeCbor } from './cbor.ts';
import type { UrMessage, UrProblem } from './UrMessage.ts';

/** Why a message contains no account for us. */
export type AccountMessageProblem =
  | UrProblem
  /** a private key: never requested, and not accepted */
  | { readonly kind: 'private-key' }
  | { readonly kind: 'other-network' }
  /** only keys of other coins or other address types */
  | { readonly kind: 'no-account' };

const HARDENED = 0x80000000;
const TAGS = {
  hdKey: [303, 40303],
  keyPath: [304, 40304],
  coinInfo: [305, 40305],
  payToKeyHash: 403,
} as const;
/** Fields of a key. */
const KEY = { isMaster: 1, isPrivate: 2, key: 3, chainCode: 4, use: 5, origin: 6, parent: 8 } as const;
/** Fields of a path. */
const PATH = { steps: 1, fingerprint: 2, depth: 3 } as const;
/** Fields of a use, and of an account. */
const USE = { coin: 1, network: 2 } as const;
const ACCOUNT = { fingerprint: 1, keys: 2 } as const;
/** Offsets in an extended key, and its total length. */
const EXTENDED = { depth: 4, parent: 5, index: 9, chainCode: 13, key: 45, end: 78 } as const;
const BITCOIN = 0;
const BIP44_PURPOSE = 44 + HARDENED;

const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

function numberAt(value: Cbor | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** Writes an account with its origin. @throws {TypeError} for one without origin, or an invalid extended public key */
export function accountMessage({ extendedKey, origin }: AccountKey, network: Network): UrMessage {
  const bytes = bs58check.decodeUnsafe(extendedKey);
  const fingerprint = bytesOfHex(origin?.fingerprint ?? '', 4);
  if (origin === null || fingerprint === null || bytes?.length !== EXTENDED.end)
    throw new TypeError('not an account');
  const steps = stepsOfPath(origin.path);
  const root = numberOf(fingerprint);
  const key: CborMap = new Map<number, Cbor>([
    [KEY.key, bytes.slice(EXTENDED.key)],
    [KEY.chainCode, bytes.slice(EXTENDED.chainCode, EXTENDED.key)],
    [KEY.use, { tag: TAGS.coinInfo[0], value: writtenUse(network) }],
    [
      KEY.origin,
      {
        tag: TAGS.keyPath[0],
        value: new Map<number, Cbor>([
          [PATH.steps, steps.flatMap((step): Cbor[] => [step % HARDENED, step >= HARDENED])],
          [PATH.fingerprint, root],
          [PATH.depth, steps.length],
        ]),
      },
    ],
    [KEY.parent, numberOf(bytes.subarray(EXTENDED.parent, EXTENDED.index))],
  ]);
  const output: Cbor = { tag: TAGS.payToKeyHash, value: { tag: TAGS.hdKey[0], value: key } };
  const account = new Map<number, Cbor>([
    [ACCOUNT.fingerprint, root],
    [ACCOUNT.keys, [output]],
  ]);
  return { type: 'crypto-account', cbor: writeCbor(account) };
}

const writtenUse = (network: Network): CborMap =>
  new Map<number, Cbor>([
    [USE.coin, NETWORKS.mainnet.coinType],
    [USE.network, network === 'mainnet' ? 0 : 1],
  ]);

/**
 * Reads the account of this network in a message.
 *
 * Problems: `other-kind` · `unreadable` · `private-key` · `other-network` · `no-account`
 */
export function readAccountMessage(
  { type, cbor }: UrMessage,
  network: Network,
): Result<AccountKey, AccountMessageProblem> {
  const value = readCbor(cbor) ?? undefined;
  switch (type) {
    case 'crypto-hdkey':
    case 'hdkey':
      return bestOf([readKey(untagged(value, ...TAGS.hdKey), null, network)]);
    case 'crypto-account':
    case 'crypto-multi-accounts': {
      const keys = isMap(value) ? value.get(ACCOUNT.keys) : undefined;
      if (!isMap(value) || !isList(keys)) return err({ kind: 'unreadable' });
      const root = numberAt(value.get(ACCOUNT.fingerprint));
      return bestOf(keys.map((key) => readListed(key, root, network)));
    }
    default:
      return err({ kind: 'other-kind', type });
  }
}

type KeyRead = Result<AccountKey, AccountMessageProblem>;

/** The first usable account; otherwise the first problem other than `no-account`. */
function bestOf(read: readonly KeyRead[]): KeyRead {
  const ours = read.find(({ ok: isOurs }) => isOurs);
  const refused = read.find((one) => !one.ok && one.problem.kind !== 'no-account');
  return ours ?? refused ?? err({ kind: 'no-account' });
}

/** One of an account's keys; those for scripts and witnesses do not apply to this chain. */
function readListed(listed: Cbor, root: number | null, network: Network): KeyRead {
  const key = untagged(listed, TAGS.payToKeyHash);
  const isKey = isTagged(key) && TAGS.hdKey.some((tag) => tag === key.tag);
  return isKey ? readKey(key.value, root, network) : err({ kind: 'no-account' });
}

function readKey(value: Cbor | undefined, root: number | null, network: Network): KeyRead {
  if (!isMap(value)) return err({ kind: 'unreadable' });
  const [key, chainCode] = [value.get(KEY.key), value.get(KEY.chainCode)];
  if (!(key instanceof Uint8Array)) return err({ kind: 'unreadable' });
  if (value.get(KEY.isPrivate) === true) return err({ kind: 'private-key' });
  // keys of other curves have other lengths
  if (key.length !== 33) return err({ kind: 'no-account' });
  if (key[0] === 0) return err({ kind: 'private-key' });
  // without a chain code it is a single key, from which no others can be derived
  if (chainCode === undefined) return err({ kind: 'no-account' });
  if (!(chainCode instanceof Uint8Array) || chainCode.length !== 32) return err({ kind: 'unreadable' });
  const path = readPath(untagged(value.get(KEY.origin), ...TAGS.keyPath));
  if (path === null) return err({ kind: 'unreadable' });
  const problem = problemOfUse(untagged(value.get(KEY.use), ...TAGS.coinInfo), path.steps, network);
  if (problem !== null) return err(problem);
  return accountOf({ key, chainCode, parent: numberAt(value.get(KEY.parent)) ?? 0 }, path, root, network);
}

function accountOf(
  parts: Omit<KeyParts, 'steps'>,
  path: ReadPath,
  root: number | null,
  network: Network,
): KeyRead {
  const extendedKey = extendedKeyOf({ ...parts, steps: path.steps }, network);
  const fingerprint = path.fingerprint ?? root;
  return ok({ extendedKey, origin: fingerprint === null ? null : sourceOf(fingerprint, path.steps) });
}

interface ReadPath {
  readonly steps: readonly number[];
  readonly fingerprint: number | null;
}

const NO_PATH: ReadPath = { steps: [], fingerprint: null };

/** A path without wildcards; null for any other. */
function readPath(value: Cbor | undefined): ReadPath | null {
  if (value === undefined) return NO_PATH;
  const parts = isMap(value) ? value.get(PATH.steps) : undefined;
  if (!isMap(value) || !isList(parts) || parts.length % 2 !== 0 || parts.length > 16) return null;
  const steps: number[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [index, isHardened] = [parts[at], parts[at + 1]];
    if (typeof index !== 'number' || index >= HARDENED || typeof isHardened !== 'boolean') return null;
    steps.push(index + (isHardened ? HARDENED : 0));
  }
  const fingerprint = numberAt(value.get(PATH.fingerprint));
  return fingerprint !== null && fingerprint > 0xffffffff ? null : { steps, fingerprint };
}

/** Determines the coin by the use; if that names none, by the path. */
function problemOfUse(
  use: Cbor | undefined,
  [purpose, coin]: readonly number[],
  network: Network,
): AccountMessageProblem | null {
  const named = isMap(use) ? use : new Map<number, Cbor>();
  const type = named.get(USE.coin);
  const isDoge = type === NETWORKS.mainnet.coinType;
  // Keystone leaves out the coin when the path contains it
  const isUnnamed = type === undefined || type === BITCOIN;
  const isOurPath = purpose === BIP44_PURPOSE && coin === NETWORKS[network].coinType + HARDENED;
  if (!isDoge && !(isUnnamed && isOurPath)) return { kind: 'no-account' };
  const isTest = isDoge ? named.get(USE.network) === 1 : network !== 'mainnet';
  return isTest === (network !== 'mainnet') ? null : { kind: 'other-network' };
}

interface KeyParts {
  readonly key: Uint8Array;
  readonly chainCode: Uint8Array;
  readonly parent: number;
  readonly steps: readonly number[];
}

function extendedKeyOf({ key, chainCode, parent, steps }: KeyParts, network: Network): string {
  const bytes = new Uint8Array(EXTENDED.end);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, NETWORKS[network].bip32.public);
  view.setUint8(EXTENDED.depth, steps.length);
  // a root has no parent and no index
  view.setUint32(EXTENDED.parent, steps.length === 0 ? 0 : parent);
  view.setUint32(EXTENDED.index, steps.at(-1) ?? 0);
  bytes.set(chainCode, EXTENDED.chainCode);
  bytes.set(key, EXTENDED.key);
  return bs58check.encode(bytes);
}

const sourceOf = (fingerprint: number, steps: readonly number[]): KeySource => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, fingerprint);
  return { fingerprint: hexOfBytes(bytes), path: pathOfSteps(steps) };
};
