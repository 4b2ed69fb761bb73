/** Says what is known of an address before it is paid. */
import type { DogeAddress } from './DogeAddress.ts';
import { findLookAlike } from './lookAlike.ts';

/** An address that the person gave a name to. */
export interface NamedAddress {
  readonly address: DogeAddress;
  readonly name: string;
  /** the name was read from a file, and nobody has said yet that it is true; absent: the person gave it */
  readonly isFromFile?: boolean;
  /** it is watched and nobody here has its key: anybody's address can be; absent: it is not */
  readonly isWatched?: boolean;
}

/** What is known of other people's addresses. */
export interface KnownAddresses {
  /** accounts of our own, and addresses that are watched */
  readonly own: readonly NamedAddress[];
  readonly contacts: readonly NamedAddress[];
  /** addresses that were paid before */
  readonly paid: readonly string[];
  /** addresses that sent us next to nothing: how a look-alike gets into a history */
  readonly dustSenders: readonly string[];
}

/** What a person should know of a recipient. */
export type RecipientTrust =
  | { readonly kind: 'own'; readonly name: string }
  | { readonly kind: 'contact'; readonly name: string }
  /** a wallet here watches it, perhaps since somebody else's backup file brought it in: that makes it nobody's own */
  | { readonly kind: 'watched'; readonly name: string }
  /** `calledInFile`: a file named it so, which makes it no better known; whoever pays it says nothing of that name */
  | { readonly kind: 'paid-before'; readonly calledInFile?: string }
  /** nothing was sent there from here yet */
  | { readonly kind: 'first-time'; readonly calledInFile?: string }
  /** begins and ends like a known one, and is another; `name` is that of the known one */
  | {
      readonly kind: 'look-alike';
      readonly like: string;
      readonly name: string | null;
      /** it sent us next to nothing before, as those do who want to be mistaken for somebody */
      readonly sentDust: boolean;
    };

/**
 * Judges an address. What the person knows themselves comes first: their own accounts, their contacts, what they paid.
 * Only another address can be a look-alike of a known one; so can one that is watched, which a stranger's file may have brought in.
 * A name out of a file makes an address neither known nor one that others are compared with.
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
