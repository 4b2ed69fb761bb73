/** Compares a file's labels with the wallet's: new, unchanged, different, and possibly deceptive ones. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { NamedAddress } from '../address/judgeRecipient.ts';
import { findLookAlike } from '../address/lookAlike.ts';
import { skeletonOf } from '../text/skeleton.ts';
import { outpointKey } from '../tx/Coin.ts';
import type { Label } from './Label.ts';
import { keyMaterialOf, labelKey } from './readLabels.ts';

export interface KnownLabels {
  readonly noteOf: (txid: string) => string;
  readonly contacts: readonly NamedAddress[];
  /** accounts of all wallets */
  readonly own: readonly NamedAddress[];
  readonly paid: readonly string[];
  /** wallet names by extended public key */
  readonly wallets: ReadonlyMap<string, string>;
  /** outpoint keys */
  readonly frozen: ReadonlySet<string>;
  /** one-time scripts of our token transfers: they must not be paid, so they get no name */
  readonly commitAddresses: ReadonlySet<string>;
  /** transactions in the loaded history, and those of our coins */
  readonly seen: ReadonlySet<string>;
}

export type LabelSubject = 'note' | 'contact' | 'account' | 'wallet' | 'frozen-coin';

/** How a name from a file could deceive. */
export type LabelWarning =
  /** another address has the same name, or one that looks the same */
  | { readonly kind: 'name-taken'; readonly name: string; readonly address: DogeAddress }
  /** the address begins and ends like a known one, but differs */
  | { readonly kind: 'look-alike'; readonly like: string; readonly name: string | null };

/** One label of a file, compared with ours. */
export interface LabelChange {
  readonly key: string;
  /** for a wallet, with the key as it is written here */
  readonly label: Label;
  readonly subject: LabelSubject;
  /** the current name; null when it has none, or when the coin is not frozen */
  readonly mine: string | null;
  /** the name in the file; empty for a coin */
  readonly theirs: string;
  readonly warning: LabelWarning | null;
  /** the transaction is in the loaded history, or the coin among ours; true for everything else */
  readonly isSeen: boolean;
}

/** The result of comparing a file. */
export interface ComparedLabels {
  readonly changes: readonly LabelChange[];
  /** unknown extended keys, and our own one-time scripts: left out */
  readonly foreign: number;
}

/** Whether a label is new, the same as ours, or different. */
export function changeKind({ mine, theirs }: LabelChange): 'new' | 'same' | 'differs' {
  if (mine === null) return 'new';
  return mine === theirs ? 'same' : 'differs';
}

/** Changes that can be selected together: those that differ from ours, or coins to freeze. */
export type LabelGroup = 'differing' | 'coins';

/** The group of a change; null for new names, and for possibly deceptive ones, which are selected one by one. */
export function groupOf(change: LabelChange): LabelGroup | null {
  if (change.warning !== null) return null;
  const kind = changeKind(change);
  if (kind === 'differs') return 'differing';
  return kind === 'new' && change.subject === 'frozen-coin' ? 'coins' : null;
}

/** Selected by default: new and not deceptive. A file never freezes coins by default: freezing all of them would leave nothing to send. */
export const isTakenByDefault = (change: LabelChange): boolean =>
  changeKind(change) === 'new' && change.warning === null && groupOf(change) === null;

/** All named addresses, here or in the file, by the name's visual skeleton. */
function namesByLook(labels: readonly Label[], known: KnownLabels): ReadonlyMap<string, NamedAddress[]> {
  const looks = new Map<string, NamedAddress[]>();
  const add = (named: NamedAddress) => {
    const look = skeletonOf(named.name);
    looks.set(look, [...(looks.get(look) ?? []), named]);
  };
  for (const named of [...known.own, ...known.contacts]) add(named);
  for (const label of labels) if (label.type === 'addr') add({ address: label.ref, name: label.label });
  return looks;
}

/** Looks up addresses, and checks whether a name for one may deceive. */
class KnownAddressBook {
  readonly #looks: ReadonlyMap<string, readonly NamedAddress[]>;
  readonly #own: ReadonlyMap<string, string>;
  readonly #contacts: ReadonlyMap<string, string>;
  /** names given by the user; addresses named only in a file are not compared with others */
  readonly #names: ReadonlyMap<string, string>;
  readonly #paid: readonly string[];

  constructor(labels: readonly Label[], known: KnownLabels) {
    const namesOf = (list: readonly NamedAddress[]) =>
      new Map<string, string>(list.map(({ address, name }) => [address, name]));
    this.#looks = namesByLook(labels, known);
    this.#own = namesOf(known.own);
    this.#contacts = namesOf(known.contacts);
    this.#names = namesOf([...known.contacts.filter(({ isFromFile }) => isFromFile !== true), ...known.own]);
    this.#paid = known.paid;
  }

  isOwn(address: DogeAddress): boolean {
    return this.#own.has(address);
  }

  nameOf(address: DogeAddress): string | null {
    return this.#own.get(address) ?? this.#contacts.get(address) ?? null;
  }

  warningOf(address: DogeAddress, name: string): LabelWarning | null {
    if (this.nameOf(address) === name) return null;
    const other = this.#looks.get(skeletonOf(name))?.find((named) => named.address !== address);
    if (other !== undefined) return { kind: 'name-taken', name: other.name, address: other.address };
    const like = findLookAlike(address, [...this.#names.keys(), ...this.#paid]);
    return like === null ? null : { kind: 'look-alike', like, name: this.#names.get(like) ?? null };
  }
}

type Compared = Omit<LabelChange, 'key' | 'label'> & Partial<Pick<LabelChange, 'label'>>;

function compareNote({ ref, label }: Extract<Label, { type: 'tx' }>, known: KnownLabels): Compared {
  const note = known.noteOf(ref);
  const mine = note === '' ? null : note;
  return { subject: 'note', mine, theirs: label, warning: null, isSeen: known.seen.has(ref) };
}

function compareCoin({ ref }: Extract<Label, { type: 'output' }>, known: KnownLabels): Compared {
  const mine = known.frozen.has(outpointKey(ref)) ? '' : null;
  return { subject: 'frozen-coin', mine, theirs: '', warning: null, isSeen: known.seen.has(ref.txid) };
}

/** Another program may write the same key with another version, or without its parent. */
function compareWallet(label: Extract<Label, { type: 'xpub' }>, { wallets }: KnownLabels): Compared | null {
  const material = keyMaterialOf(label.ref);
  const ours = [...wallets].find(([ref]) => ref === label.ref || keyMaterialOf(ref) === material);
  if (ours === undefined) return null;
  const [ref, mine] = ours;
  const shown = { label: { ...label, ref }, theirs: label.label };
  return { subject: 'wallet', mine, ...shown, warning: null, isSeen: true };
}

function compareAddress(
  { ref, label }: Extract<Label, { type: 'addr' }>,
  { commitAddresses }: KnownLabels,
  book: KnownAddressBook,
): Compared | null {
  if (commitAddresses.has(ref)) return null;
  const subject = book.isOwn(ref) ? 'account' : 'contact';
  const warning = book.warningOf(ref, label);
  return { subject, mine: book.nameOf(ref), theirs: label, warning, isSeen: true };
}

function compareOne(label: Label, known: KnownLabels, book: KnownAddressBook): Compared | null {
  switch (label.type) {
    case 'tx':
      return compareNote(label, known);
    case 'addr':
      return compareAddress(label, known, book);
    case 'xpub':
      return compareWallet(label, known);
    case 'output':
      return compareCoin(label, known);
  }
}

/** Results are in the order of the file. */
export function compareLabels(labels: readonly Label[], known: KnownLabels): ComparedLabels {
  const book = new KnownAddressBook(labels, known);
  const changes = labels.flatMap((label) => {
    const change = compareOne(label, known, book);
    return change === null ? [] : [{ key: labelKey(label), label, ...change }];
  });
  return { changes, foreign: labels.length - changes.length };
}

export interface ChangedTally {
  readonly names: number;
  readonly notes: number;
  readonly frozen: number;
}
