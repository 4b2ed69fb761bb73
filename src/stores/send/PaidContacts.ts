/** Updates the contacts after sending: recipients paid, and names given to them. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { PendingTransfer } from '../../domain/tx/PendingTransfer.ts';

/** Names given to recipients while sending, by address. */
export type TypedNames = ReadonlyMap<string, PersonalName>;

/** The names in a recipient list. */
export const namesIn = (
  payments: readonly { readonly address: DogeAddress; readonly name: PersonalName | null }[],
): TypedNames => new Map(payments.flatMap(({ address, name }) => (name === null ? [] : [[address, name]])));

/** The contacts, as far as sending changes them. */
export interface FilledContacts {
  nameOf(address: string): string | null;
  add(address: DogeAddress, name: PersonalName): void;
  notePaid(addresses: readonly DogeAddress[]): void;
}

/** Called by the send flows. */
export class PaidContacts {
  readonly #contacts: FilledContacts;
  readonly #ownAddresses: () => readonly string[];

  /** @param ownAddresses - of the current wallet: they don't become contacts */
  constructor(contacts: FilledContacts, ownAddresses: () => readonly string[]) {
    this.#contacts = contacts;
    this.#ownAddresses = ownAddresses;
  }

  /** Adds named recipients of a list as contacts; existing names stay. */
  keepNames(names: TypedNames): void {
    const own = new Set(this.#ownAddresses());
    for (const [address, name] of names) {
      if (own.has(address) || this.#contacts.nameOf(address) !== null) continue;
      this.#contacts.add(address as DogeAddress, name);
    }
  }

  notePaidTo(addresses: readonly DogeAddress[]): void {
    if (addresses.length > 0) this.#contacts.notePaid(addresses);
  }

  /** Marks a transfer's recipients as paid. */
  notePaid({ outputs }: Pick<PendingTransfer, 'outputs'>): void {
    this.notePaidTo(outputs.filter(({ isOwn }) => !isOwn).map(({ address }) => address));
  }
}
