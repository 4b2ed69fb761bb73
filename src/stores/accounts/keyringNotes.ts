/**
 * Our own data about keyrings, as JSON in a backup file: names, order, and which device holds a watched wallet's keys. Older files
 * lack devices, and an older Kennel ignores fields of a newer one.
 *
 * Backup dates are left out: a file can claim anything, and only a check of the words proves a backup.
 */
import type { KeySource } from '../../domain/keys/AccountKey.ts';
import { parseKeyPath } from '../../domain/keys/keyPath.ts';
import { type PersonalName, readPersonalName } from '../../domain/session/personalName.ts';
import type { Keyring } from './Keyring.ts';
import type { Keyrings } from './Keyrings.ts';
import { withPositions } from './mergeKeyrings.ts';

/** One keyring's notes. Matched by type, path and addresses: ids differ between vaults. */
export interface KeyringNote {
  readonly type: string;
  readonly hdPath: string;
  readonly name: PersonalName | null;
  /** names by address */
  readonly accounts: ReadonlyMap<string, PersonalName | null>;
  readonly signer: KeySource | null;
}

export const writeNotes = (keyrings: readonly Keyring[]): string =>
  JSON.stringify({
    keyrings: keyrings.map(({ type, hdPath, name, accounts, signer }) => ({
      type,
      hdPath,
      name,
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

/** Parses notes; anything malformed is skipped. Never throws. */
export function readNotes(text: string): readonly KeyringNote[] {
  try {
    const read: unknown = JSON.parse(text);
    return listOf(fieldOf(read, 'keyrings')).map(toNote);
  } catch {
    return [];
  }
}

const GIVEN_BY_KENNEL = /^(?:Wallet|Account) \d+$/;

/** A name chosen by the user stays; a default name is replaced. */
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

/** Applies notes: noted keyrings are sorted as noted, within the positions they occupy among the others. */
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

/** Names, order and devices of a store's keyrings as JSON, for the backup file. Contains no secrets. */
export const notesOf = ({ keyrings }: Keyrings): string => writeNotes(keyrings);

/** Applies the output of `notesOf`, from here or another device. Names chosen here and backup dates stay. Anything else is ignored. */
export const applyNotes = (store: Keyrings, notes: string): void =>
  store.arrange(withNotes(store.keyrings, readNotes(notes)));
