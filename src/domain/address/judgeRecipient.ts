/** Classifies a recipient's address by what the wallet knows about it. */
import type { DogeAddress } from './DogeAddress.ts';
import { findLookAlike } from './lookAlike.ts';

export interface NamedAddress {
  readonly address: DogeAddress;
  readonly name: string;
  /** the name comes from a file and has not been confirmed; absent: the user gave it */
  readonly isFromFile?: boolean;
  /** watched without its key, so it may belong to anyone; absent: false */
  readonly isWatched?: boolean;
}

export interface KnownAddresses {
  /** own accounts, and watched addresses */
  readonly own: readonly NamedAddress[];
  readonly contacts: readonly NamedAddress[];
  readonly paid: readonly string[];
  /** addresses that sent us dust, which is how look-alikes get into a history */
  readonly dustSenders: readonly string[];
}

export type RecipientTrust =
  | { readonly kind: 'own'; readonly name: string }
  | { readonly kind: 'contact'; readonly name: string }
  /** watched here, perhaps because of a stranger's backup file: that does not make it the user's own */
  | { readonly kind: 'watched'; readonly name: string }
  /** `calledInFile`: an unconfirmed name from a file, which adds no trust */
  | { readonly kind: 'paid-before'; readonly calledInFile?: string }
  /** nothing has been sent there from this wallet */
  | { readonly kind: 'first-time'; readonly calledInFile?: string }
  /** begins and ends like a known address, but differs; `name` is that of the known one */
  | {
      readonly kind: 'look-alike';
      readonly like: string;
      readonly name: string | null;
      /** it sent us dust before, as address poisoning does */
      readonly sentDust: boolean;
    };

/**
 * Classifies an address. The user's own knowledge comes first: own accounts, contacts, addresses paid before. Only an address outside of
 * these can be a look-alike; a watched one can, since a stranger's file may have brought it in. A name from a file neither makes an address
 * known nor is it compared with others.
 */
export function judgeRecipient(address: string, known: KnownAddresses): RecipientTrust {
  const isHere = (one: NamedAddress) => one.address === address;
  const own = known.own.find((one) => isHere(one) && one.isWatched !== true);
  if (own) return { kind: 'own', name: own.name };
  const contact = known.contacts.find(isHere);
  if (contact && contact.isFromFile !== true) return { kind: 'contact', name: contact.name };
  const watched = known.own.find(isHere);
  const called = contact && { calledInFile: contact.name };
  const isPaid = known.paid.includes(address);
  const others = [...known.contacts.filter(({ isFromFile }) => isFromFile !== true), ...known.own];
  const named = others.filter((one) => !isHere(one));
  const like = isPaid ? null : findLookAlike(address, [...named.map((one) => one.address), ...known.paid]);
  if (like === null) {
    if (watched) return { kind: 'watched', name: watched.name };
    return { kind: isPaid ? 'paid-before' : 'first-time', ...called };
  }
  return {
    kind: 'look-alike',
    like,
    name: named.find((one) => one.address === like)?.name ?? null,
    sentDust: known.dustSenders.includes(address),
  };
}
