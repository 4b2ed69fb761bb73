/**
 * What is ours about keyrings, as JSON that travels in a backup file: names, order, and which device has a watched wallet's keys.
 * Files of before say nothing of devices, and an earlier Kennel passes over what a later one says.
 *
 * Not which were backed up: a file says what its writer wants, and only who shows the words has them.
 */
import type { KeySource } from '../../domain/keys/AccountKey.ts';
import { parseKeyPath } from '../../domain/keys/keyPath.ts';
import { type PersonalName, readPersonalName } from '../../domain/session/personalName.ts';
import type { Keyring } from './Keyring.ts';
import type { Keyrings } from './Keyrings.ts';
import { withPositions } from './mergeKeyrings.ts';

/** One keyring's notes. It is told again by what it is and by its addresses: ids differ from vault to vault. */
export interface KeyringNote {
  readonly type: string;
  readonly hdPath: string;
  readonly name: PersonalName | null;
  /** names by address */
  readonly accounts: ReadonlyMap<string, PersonalName | null>;
  readonly signer: KeySource | null;
}

/** Writes the notes of all keyrings. */
export const writeNotes = (keyrings: readonly Keyring[]): string =>
  JSON.stringify({
    keyrings: keyrings.map(({ type, hdPath, name, accounts, signer }) => ({
      ...{ type, hdPath, name },
      ...(signer === null ? {} : { signer }),
      accounts: accounts.map((account) => ({ address: account.address, name: account.name })),
    })),
  });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;

function nameIn(value: unknown): PersonalName | null {
  const name = readPersonalName(textOf(fieldOf(value, 'name')));
  return name.ok ? name.value : null;
}

const FINGERPRINT = /^[0-9a-f]{8}$/;

function signerIn(value: unknown): KeySource | null {
  const signer = fieldOf(value, 'signer');
  const [fingerprint, path] = [textOf(fieldOf(signer, 'fingerprint')), textOf(fieldOf(signer, 'path'))];
  const read = parseKeyPath(path);
  return FINGERPRINT.test(fingerprint) && read.ok && read.value === path ? { fingerprint, path } : null;
}

const toNote = (value: unknown): KeyringNote => ({
  type: textOf(fieldOf(value, 'type')),
  hdPath: textOf(fieldOf(value, 'hdPath')),
  name: nameIn(value),
  accounts: new Map(
    listOf(fieldOf(value, 'accounts')).map((account) => [
      textOf(fieldOf(account, 'address')),
      nameIn(account),
    ]),
  ),
  signer: signerIn(value),
});

/** Reads notes; what is not understood is left out. Never throws. */
export function readNotes(text: string): readonly KeyringNote[] {
  try {
    const read: unknown = JSON.parse(text);
    return listOf(fieldOf(read, 'keyrings')).map(toNote);
  } catch {
    return [];
  }
}

const GIVEN_BY_KENNEL = /^(?:Wallet|Account) \d+$/;

/** A name that the person gave stays; one that Kennel gave gives way. */
const better = (present: string, noted: PersonalName | null | undefined): string =>
  noted && GIVEN_BY_KENNEL.test(present) ? noted : present;

const isAbout = (note: KeyringNote, { type, hdPath, accounts }: Keyring): boolean =>
  note.type === type &&
  note.hdPath === hdPath &&
  accounts.some((account) => note.accounts.has(account.address));

const withNote = (keyring: Keyring, note: KeyringNote): Keyring => ({
  ...keyring,
  name: better(keyring.name, note.name),
  signer: keyring.type === 'watch' ? (keyring.signer ?? note.signer) : keyring.signer,
  accounts: keyring.accounts.map((account) => ({
    ...account,
    name: better(account.name, note.accounts.get(account.address)),
  })),
});

/** The list as the notes say: those that are noted stand in the noted order, at the positions that they have among others. */
export function withNotes(keyrings: readonly Keyring[], notes: readonly KeyringNote[]): readonly Keyring[] {
  const rankOf = (keyring: Keyring) => notes.findIndex((note) => isAbout(note, keyring));
  const noted = keyrings
    .map((keyring) => ({ keyring, rank: rankOf(keyring) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .flatMap(({ keyring, rank }) => {
      const note = notes[rank];
      return note === undefined ? [] : [withNote(keyring, note)];
    });
  return withPositions(
    keyrings.map((keyring) => (rankOf(keyring) < 0 ? keyring : (noted.shift() ?? keyring))),
  );
}

/** Names, order and devices of a store's keyrings as JSON, for the backup file. No secret is known there. */
export const notesOf = ({ keyrings }: Keyrings): string => writeNotes(keyrings);

/**
 * Takes over what `notesOf` wrote, here or elsewhere; a name that the person gave here stays, and so does whether a wallet was
 * backed up. Anything else is ignored.
 */
export const applyNotes = (store: Keyrings, notes: string): void =>
  store.arrange(withNotes(store.keyrings, readNotes(notes)));
