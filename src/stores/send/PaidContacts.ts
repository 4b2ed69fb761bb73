/** What the contacts learn from what is sent: whom it paid, and what the person called them. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';

/** What a person called recipients while sending, by their address. */
export type TypedNames = ReadonlyMap<string, PersonalName>;

/** The names of a list. */
export const namesIn = (
  payments: readonly { readonly address: DogeAddress; readonly name: PersonalName | null }[],
): TypedNames => new Map(payments.flatMap(({ address, name }) => (name === null ? [] : [[address, name]])));

/** The contacts as far as sending fills them. */
export interface FilledContacts {
  nameOf(address: string): string | null;
  add(address: DogeAddress, name: PersonalName): void;
  notePaid(addresses: readonly DogeAddress[]): void;
}

/** Notes it. */
export class PaidContacts {
  readonly #contacts: FilledContacts;
  readonly #ownAddresses: () => readonly string[];

  /** @param ownAddresses - of the wallet on show: they become no contacts */
  constructor(contacts: FilledContacts, ownAddresses: () => readonly string[]) {
    this.#contacts = contacts;
    this.#ownAddresses = ownAddresses;
  }

  /** Keeps what a person called recipients in a list as contacts; whoever has a name already keeps that one. */
  keepNames(names: TypedNames): void {
    const own = new Set(this.#ownAddresses());
    for (const [address, name] of names) {
      if (own.has(address) || this.#contacts.nameOf(address) !== null) continue;
      this.#contacts.add(address as DogeAddress, name);
    }
  }

  /** Remembers whom something was sent to. */
  notePaidTo(addresses: readonly DogeAddress[]): void {
    if (addresses.length > 0) this.#contacts.notePaid(addresses);
  }

  /** Remembers whom a transfer pays. */
  notePaid({ outputs }: Pick<PendingTransfer, 'outputs'>): void {
    this.notePaidTo(outputs.filter(({ isOwn }) => !isOwn).map(({ address }) => address));
  }
}
