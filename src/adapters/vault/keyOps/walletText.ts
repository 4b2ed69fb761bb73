/** Reads other programs' wallets: lists of keys, and encrypted backups that hold a list or a bitcoinj wallet. */

import type { Network } from '../../../domain/address/Network.ts';
import { wipe } from '../../../domain/bytes.ts';
import { readExtendedKey } from '../../../domain/keys/extendedKey.ts';
import { deriveNode, type HdNode, wipeNode } from '../../../domain/keys/hdKeys.ts';
import type { KeyReading, WalletText } from '../../../domain/keys/ImportSource.ts';
import { type KeyList, type ListedKey, readKeyList } from '../../../domain/keys/keyList.ts';
import { CORE_PATHS } from '../../../domain/keys/keyPath.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { ImportProblem, NamedAccount, UnreadLines } from '../../../ports/Vault.ts';
import { type Bytes, sameBytes } from '../records/bytes.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';
import { wipeMaterial } from '../records/recordBytes.ts';
import { readBitcoinjWallet } from './bitcoinjWallet.ts';
import { sameMaterial } from './keyMaterial.ts';
import { readingsOf } from './keyReadings.ts';
import { rootOfSeedKey, storedNode } from './openKeys.ts';
import { isOpensslText, openOpensslText } from './opensslText.ts';

/** The contents of one text. The secrets of its parts are the caller's to wipe. */
export interface ReadWallet {
  /** at least one */
  readonly parts: readonly KeyMaterial[];
  /** of all parts; each names its own */
  readonly readings: readonly KeyReading[];
  /** accounts listed in the text: always checked for funds */
  readonly named: readonly NamedAccount[];
  readonly unread: UnreadLines;
}

type Read = Result<ReadWallet, ImportProblem>;

type ExtendedKeyMaterial = Extract<KeyMaterial, { readonly origin: 'extended-private-key' }>;

const LAST_STEP = /^(m(?:\/\d+'?)*)\/(\d+)('?)$/;

const materialOf = ({ key: { privateKey, isCompressed } }: ListedKey): KeyMaterial => ({
  origin: 'private-key',
  key: new Uint8Array(privateKey),
  keyForm: isCompressed ? 'compressed' : 'uncompressed',
});

/** The master keys in a list, each once: given as an extended key, as a seed, or as both. */
function mastersOf(list: KeyList, network: Network): readonly ExtendedKeyMaterial[] {
  const masters: ExtendedKeyMaterial[] = [];
  const add = (master: ExtendedKeyMaterial) => {
    if (masters.some((one) => sameMaterial(one, master))) wipeMaterial(master);
    else masters.push(master);
  };
  for (const text of list.masterKeys) {
    const read = readExtendedKey(text, network);
    if (read.ok && read.value.isPrivate) add({ origin: 'extended-private-key', key: read.value.bytes });
  }
  for (const { key, isMaster } of list.keys) {
    if (isMaster) add(rootOfSeedKey(new Uint8Array(key.privateKey), network));
  }
  return masters;
}

/** Finds listed keys in the tree of one master key. Parents are derived once, and wiped at the end. */
class Tree {
  readonly part: number;
  readonly #root: HdNode;
  readonly #parents = new Map<string, HdNode>();

  constructor(part: number, root: HdNode) {
    this.part = part;
    this.#root = root;
  }

  /** A key's position; null when its path derives another key, or it has no path. */
  placeOf({ key, path, label }: ListedKey): NamedAccount | null {
    const [, parentPath, digits = '', mark] = LAST_STEP.exec(path ?? '') ?? [];
    const index = Number(digits);
    if (parentPath === undefined || index > 0x7fffffff || this.#parents.size > 16) return null;
    const parent = this.#parents.get(parentPath) ?? deriveNode(this.#root, parentPath);
    this.#parents.set(parentPath, parent);
    const child = deriveNode(parent, `m/${index}${mark}`);
    const { privateKey } = child.key;
    const isIt =
      privateKey !== undefined && sameBytes(new Uint8Array(privateKey), new Uint8Array(key.privateKey));
    wipeNode(child);
    if (!isIt) return null;
    const reading = { path: mark ? `${parentPath}/*'` : parentPath, usesPassphrase: true, part: this.part };
    return { reading, index, label };
  }

  wipe(): void {
    for (const parent of this.#parents.values()) if (parent !== this.#root) wipeNode(parent);
    wipeNode(this.#root);
  }
}

/** The keys that no master derives, each once: reserve keys last. */
function singlesOf(keys: readonly ListedKey[]): readonly ListedKey[] {
  const seen = new Set<string>();
  const isNew = ({ key: { privateKey, isCompressed } }: ListedKey) => {
    const name = `${privateKey.join()} ${isCompressed}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  };
  const once = keys.filter(isNew);
  return [...once.filter(({ isReserve }) => !isReserve), ...once.filter(({ isReserve }) => isReserve)];
}

const unique = (readings: readonly KeyReading[]): readonly KeyReading[] =>
  readings.filter(
    ({ path, part }, at) => readings.findIndex((one) => one.path === path && one.part === part) === at,
  );

/** The position of each listed key: in a tree, or single. */
function placed(keys: readonly ListedKey[], trees: readonly Tree[]) {
  const named: NamedAccount[] = [];
  const singles: ListedKey[] = [];
  for (const listed of keys) {
    const place = trees.map((tree) => tree.placeOf(listed)).find((one) => one !== null) ?? null;
    if (place === null) singles.push(listed);
    else if (!listed.isReserve) named.push(place);
  }
  return { named, singles };
}

/** Splits a list into parts: its masters, and every key that none of them derives. Wipes the list's own keys. */
function walletOfList(list: KeyList, network: Network): ReadWallet {
  const masters = mastersOf(list, network);
  const trees = masters.map((master, part) => new Tree(part, storedNode(master.key, network)));
  const { named, singles } = placed(
    list.keys.filter(({ isMaster }) => !isMaster),
    trees,
  );
  for (const tree of trees) tree.wipe();
  const alone = singlesOf(singles);
  const parts = [...masters, ...alone.map(materialOf)];
  const readings = masters.flatMap((_, part): readonly KeyReading[] => [
    ...CORE_PATHS.map((path) => ({ path, usesPassphrase: true, part })),
    ...named.filter(({ reading }) => reading.part === part).map(({ reading }) => reading),
  ]);
  const own = alone.map(
    (_, at): KeyReading => ({ path: '', usesPassphrase: true, part: masters.length + at }),
  );
  for (const [at, { label }] of alone.entries()) {
    const reading = own[at];
    if (reading && label !== '') named.push({ reading, index: 0, label });
  }
  for (const { key } of list.keys) wipe(key.privateKey);
  const unread = { lines: list.unread, count: list.unreadCount };
  return { parts, readings: [...unique(readings), ...own], named, unread };
}

function readList(text: string, network: Network): Read {
  const list = readKeyList(text, network);
  if (!list.ok) return err({ kind: 'wallet-text', problem: list.problem });
  const wallet = walletOfList(list.value, network);
  if (wallet.parts.length > 0) return ok(wallet);
  return err({ kind: 'wallet-text', problem: { kind: 'no-keys', first: wallet.unread.lines[0] ?? null } });
}

/** The parts of a bitcoinj wallet: its words, and keys from before it had any. */
function walletOfParts(parts: readonly KeyMaterial[], network: Network): ReadWallet {
  const readings = parts.flatMap((material, part) => {
    const all =
      material.origin === 'private-key'
        ? readingsOf(material, network).slice(0, 1)
        : readingsOf(material, network);
    return all.map((reading): KeyReading => ({ ...reading, part }));
  });
  return { parts, readings, named: [], unread: { lines: [], count: 0 } };
}

const readUtf8 = (bytes: Bytes): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Reads a decrypted backup. A wrong password usually fails earlier, or gives bytes that are neither form. */
function readOpened(bytes: Bytes, network: Network): Read {
  const wallet = readBitcoinjWallet(bytes, network);
  if (wallet !== null) {
    return wallet.ok
      ? ok(walletOfParts(wallet.value, network))
      : err({ kind: 'wallet-text', problem: wallet.problem });
  }
  const text = readUtf8(bytes);
  return text === null
    ? err({ kind: 'wallet-text', problem: { kind: 'wrong-password' } })
    : readList(text, network);
}

/**
 * Reads another program's wallet text.
 *
 * @param source - secret; includes the password of an encrypted backup
 */
export async function readWalletText({ text, password }: WalletText, network: Network): Promise<Read> {
  if (!isOpensslText(text)) return readList(text, network);
  const opened = await openOpensslText(text, password);
  if (!opened.ok) return err({ kind: 'wallet-text', problem: opened.problem });
  try {
    return readOpened(opened.value, network);
  } finally {
    wipe(opened.value);
  }
}
