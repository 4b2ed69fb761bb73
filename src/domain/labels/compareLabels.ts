/** Holds the labels of a file against what a wallet knows: what is new, what is the same, what differs, and what may deceive. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { NamedAddress } from '../address/judgeRecipient.ts';
import { findLookAlike } from '../address/lookAlike.ts';
import { skeletonOf } from '../text/skeleton.ts';
import { outpointKey } from '../tx/Coin.ts';
import type { Label } from './Label.ts';
import { labelKey } from './readLabels.ts';

/** What a wallet knows. */
export interface KnownLabels {
  readonly noteOf: (txid: string) => string;
  readonly contacts: readonly NamedAddress[];
  /** accounts of every wallet */
  readonly own: readonly NamedAddress[];
  /** addresses that were paid before */
  readonly paid: readonly string[];
  /** names of wallets by their extended public keys */
  readonly wallets: ReadonlyMap<string, string>;
  /** outpoint keys */
  readonly frozen: ReadonlySet<string>;
  /** one-time scripts of our token transfers: nobody is to be paid there, so they get no name */
  readonly commitAddresses: ReadonlySet<string>;
  /** transactions of the history that was read, and of coins that are here */
  readonly seen: ReadonlySet<string>;
}

/** What a label is about. */
export type LabelSubject = 'note' | 'contact' | 'account' | 'wallet' | 'frozen-coin';

/** How somebody could be deceived by a name out of a file. */
export type LabelWarning =
  /** another address is called the same, or so that it looks the same */
  | { readonly kind: 'name-taken'; readonly name: string; readonly address: DogeAddress }
  /** the address begins and ends like one that is known, and is another */
  | { readonly kind: 'look-alike'; readonly like: string; readonly name: string | null };

/** One thing that a file says something of. */
export interface LabelChange {
  readonly key: string;
  readonly label: Label;
  readonly subject: LabelSubject;
  /** what it is called here; null when it has no name, or when the coin is not frozen */
  readonly mine: string | null;
  /** what the file calls it; empty for a coin */
  readonly theirs: string;
  readonly warning: LabelWarning | null;
  /** the transaction is in the history that was read, or the coin among those that were; true for all else */
  readonly isSeen: boolean;
}

/** What a file would change. */
export interface ComparedLabels {
  readonly changes: readonly LabelChange[];
  /** extended keys that are none of ours, and one-time scripts that are: they are left out */
  readonly foreign: number;
}

/** Whether a change is new, changes nothing, or is another word than ours. */
export function changeKind({ mine, theirs }: LabelChange): 'new' | 'same' | 'differs' {
  if (mine === null) return 'new';
  return mine === theirs ? 'same' : 'differs';
}

/** What is taken unless somebody says otherwise: what is new, and deceives nobody. */
export const isTakenByDefault = (change: LabelChange): boolean =>
  changeKind(change) === 'new' && change.warning === null;

/** Everything that has a name, here or in the file, by what the name looks like. */
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

/** Compares them, in the order of the file. */
export function compareLabels(labels: readonly Label[], known: KnownLabels): ComparedLabels {
  const looks = namesByLook(labels, known);
  const own = new Map(known.own.map((named) => [named.address, named.name]));
  const contacts = new Map(known.contacts.map((named) => [named.address, named.name]));
  const given = known.contacts.filter(({ isFromFile }) => isFromFile !== true);
  const names = new Map<string, string>([...given, ...known.own].map(({ address, name }) => [address, name]));
  const trusted = [...names.keys(), ...known.paid];

  function warningOf(address: DogeAddress, name: string): LabelWarning | null {
    const other = looks.get(skeletonOf(name))?.find((named) => named.address !== address);
    if (other !== undefined) return { kind: 'name-taken', ...other };
    const like = findLookAlike(address, trusted);
    return like === null ? null : { kind: 'look-alike', like, name: names.get(like) ?? null };
  }

  function changeOf(label: Label): Omit<LabelChange, 'key' | 'label'> | null {
    switch (label.type) {
      case 'tx': {
        const note = known.noteOf(label.ref);
        const mine = note === '' ? null : note;
        return {
          subject: 'note',
          mine,
          theirs: label.label,
          warning: null,
          isSeen: known.seen.has(label.ref),
        };
      }
      case 'addr': {
        if (known.commitAddresses.has(label.ref)) return null;
        const account = own.get(label.ref);
        const mine = account ?? contacts.get(label.ref) ?? null;
        const subject = account === undefined ? 'contact' : 'account';
        const warning = mine === label.label ? null : warningOf(label.ref, label.label);
        return { subject, mine, theirs: label.label, warning, isSeen: true };
      }
      case 'xpub': {
        const mine = known.wallets.get(label.ref);
        return mine === undefined
          ? null
          : { subject: 'wallet', mine, theirs: label.label, warning: null, isSeen: true };
      }
      case 'output': {
        const mine = known.frozen.has(outpointKey(label.ref)) ? '' : null;
        const isSeen = known.seen.has(label.ref.txid);
        return { subject: 'frozen-coin', mine, theirs: '', warning: null, isSeen };
      }
    }
  }

  const changes = labels.flatMap((label) => {
    const change = changeOf(label);
    return change === null ? [] : [{ key: labelKey(label), label, ...change }];
  });
  return { changes, foreign: labels.length - changes.length };
}

/** How many of each kind. */
export interface ChangedTally {
  readonly names: number;
  readonly notes: number;
  readonly frozen: number;
}
