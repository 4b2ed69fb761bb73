/** The user's names for other people's addresses, and the addresses paid from this device. */
import { makeAutoObservable } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { Clock } from '../../ports/Clock.ts';

/** A named recipient. Where a payment is confirmed, the name never replaces the address. */
export interface Contact {
  readonly address: DogeAddress;
  readonly name: PersonalName;
  /** milliseconds since 1970 */
  readonly addedAtMs: number;
  /** the name comes from a file, so the address is no more trusted than any other; absent: the user named it */
  readonly isFromFile?: boolean;
}

/** More would make every write of the record slow. */
export const MAX_CONTACTS = 500;

/** The latest are kept. */
const MAX_PAID = 500;

/** Contacts of this user on this network. */
export class ContactsStore {
  /** oldest first; each address once */
  list: readonly Contact[] = [];
  /** addresses paid from here, latest first */
  paid: readonly string[] = [];

  readonly #clock: Clock;

  constructor(ports: { readonly clock: Clock }) {
    this.#clock = ports.clock;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isFull(): boolean {
    return this.list.length >= MAX_CONTACTS;
  }

  /** The user's name for an address; null when it is no contact. */
  nameOf(address: string): string | null {
    return this.find(address)?.name ?? null;
  }

  find(address: string): Contact | null {
    return this.list.find((contact) => contact.address === address) ?? null;
  }

  /** Adds a contact, or renames the one with this address. @returns false when the list is full */
  add(address: DogeAddress, name: PersonalName): boolean {
    return this.putBack({ address, name, addedAtMs: this.#clock.nowMs() });
  }

  /** Adds a contact unchanged, for example one just removed. @returns false when the list is full */
  putBack(contact: Contact): boolean {
    if (this.find(contact.address) !== null) {
      this.rename(contact.address, contact.name);
      return true;
    }
    if (this.isFull) return false;
    this.list = [...this.list, contact].sort((one, other) => one.addedAtMs - other.addedAtMs);
    return true;
  }

  /** Renames the contact with this address and marks the name as the user's own; does nothing without one. */
  rename(address: string, name: PersonalName): void {
    const renamed = (addedAtMs: number): Contact => ({ address: address as DogeAddress, name, addedAtMs });
    this.list = this.list.map((contact) =>
      contact.address === address ? renamed(contact.addedAtMs) : contact,
    );
  }

  /** Imports names from a file, in one change; those that do not fit are left out. */
  takeFromFile(named: ReadonlyMap<DogeAddress, PersonalName>): void {
    const addedAtMs = this.#clock.nowMs();
    const taken = [...named].map(([address, name]): Contact => {
      const { addedAtMs: since = addedAtMs } = this.find(address) ?? {};
      return { address, name, addedAtMs: since, isFromFile: true };
    });
    const others = this.list.filter(({ address }) => !named.has(address));
    const known = taken.filter(({ address }) => this.find(address) !== null);
    const fresh = taken.filter(({ address }) => this.find(address) === null);
    this.list = [...others, ...known, ...fresh]
      .slice(0, MAX_CONTACTS)
      .sort((one, other) => one.addedAtMs - other.addedAtMs);
  }

  remove(address: string): void {
    this.list = this.list.filter((contact) => contact.address !== address);
  }

  notePaid(addresses: readonly string[]): void {
    const others = this.paid.filter((address) => !addresses.includes(address));
    this.paid = [...new Set(addresses), ...others].slice(0, MAX_PAID);
  }

  reset(): void {
    this.list = [];
    this.paid = [];
  }
}
