/** Merges imported labels into the stores, in one action. */
import { runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { LabelChange } from '../../domain/labels/compareLabels.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import type { Outpoint } from '../../domain/tx/Coin.ts';
import type { TransferNote } from '../../domain/tx/transferNote.ts';
import type { ManagedKeyrings } from '../accounts/Keyrings.ts';
import type { FrozenCoins } from '../chain/FrozenCoins.ts';
import type { ContactsStore } from '../contacts/ContactsStore.ts';
import type { NotesStore } from '../contacts/NotesStore.ts';
import type { WithheldCoins } from '../send/doge/WithheldCoins.ts';
import type { Session } from '../session/Session.ts';
import type { KeyedWallet } from './walletKeys.ts';

export interface LabelledStores {
  readonly contacts: Pick<ContactsStore, 'takeFromFile' | 'nameOf'>;
  readonly notes: Pick<NotesStore, 'takeFromFile' | 'noteOf' | 'notes'>;
  /** of the current wallet */
  readonly accounts: { updateAccountName(key: string, name: PersonalName): void };
  readonly keyrings: Pick<ManagedKeyrings, 'keyrings' | 'updateAccountName'> & {
    updateKeyringName(key: string, name: PersonalName): void;
  };
  readonly session: Pick<Session, 'sessionId'>;
  readonly tx: {
    readonly coins: { readonly frozen: Pick<FrozenCoins, 'has' | 'list'> };
    readonly withheld: Pick<WithheldCoins, 'freeze'>;
  };
}

export interface MergedLabels {
  readonly notes: number;
  readonly names: number;
  readonly frozen: number;
  /** changes that did not fit */
  readonly leftOut: number;
}

/** Changes by the store they belong to. */
function sorted(changes: readonly LabelChange[]) {
  const notes = new Map<string, TransferNote>();
  const contacts = new Map<DogeAddress, PersonalName>();
  const accounts = new Map<string, PersonalName>();
  const wallets = new Map<string, PersonalName>();
  const frozen: Outpoint[] = [];
  for (const { label, subject } of changes) {
    if (label.type === 'tx') notes.set(label.ref, label.label);
    else if (label.type === 'xpub') wallets.set(label.ref, label.label);
    else if (label.type === 'output') frozen.push(label.ref);
    else if (subject === 'account') accounts.set(label.ref, label.label);
    else contacts.set(label.ref, label.label);
  }
  return { notes, contacts, accounts, wallets, frozen };
}

function nameWallets(
  { keyrings, accounts }: LabelledStores,
  wallets: readonly KeyedWallet[],
  taken: Pick<ReturnType<typeof sorted>, 'accounts' | 'wallets'>,
): void {
  for (const { key, extendedKey } of wallets) {
    const name = taken.wallets.get(extendedKey);
    if (name !== undefined) keyrings.updateKeyringName(key, name);
  }
  const all = keyrings.keyrings.flatMap((keyring) => keyring.accounts);
  for (const { key, address } of all) {
    const name = taken.accounts.get(address);
    if (name === undefined) continue;
    keyrings.updateAccountName(key, name);
    accounts.updateAccountName(key, name);
  }
}

/** Applies changes. They only name things: whether an address counts as known, and a coin's verdict, stay as they were. */
export function mergeLabels(
  stores: LabelledStores,
  wallets: readonly KeyedWallet[],
  changes: readonly LabelChange[],
): MergedLabels {
  const taken = sorted(changes);
  return runInAction(() => {
    const { contacts, notes, tx } = stores;
    contacts.takeFromFile(taken.contacts);
    notes.takeFromFile(taken.notes);
    tx.withheld.freeze(taken.frozen);
    nameWallets(stores, wallets, taken);
    const named = [...taken.contacts].filter(([address, name]) => contacts.nameOf(address) === name).length;
    const noted = [...taken.notes].filter(([id, note]) => notes.noteOf(id) === note).length;
    const frozen = taken.frozen.filter((coin) => tx.coins.frozen.has(coin)).length;
    const names = named + taken.accounts.size + taken.wallets.size;
    return { notes: noted, names, frozen, leftOut: changes.length - noted - names - frozen };
  });
}
