/** Merges the vault's keyrings with our names, order and backup dates. */
import { NO_KOINU } from '../../domain/amount/Koinu.ts';
import type { VaultAccount, VaultKeyring } from '../../ports/Vault.ts';
import type { Account } from './Account.ts';
import type { Keyring } from './Keyring.ts';

/** The list with `index` set to each position. */
export const withPositions = (keyrings: readonly Keyring[]): readonly Keyring[] =>
  keyrings.map((keyring, index) => (keyring.index === index ? keyring : { ...keyring, index }));

/** The first free name of "Wallet 3", "Wallet 4" … */
export function freeName(noun: 'Wallet' | 'Account', from: number, taken: ReadonlySet<string>): string {
  let number = from;
  while (taken.has(`${noun} ${number}`)) number += 1;
  return `${noun} ${number}`;
}

/**
 * Merges keyrings from the vault: known ones keep name, position and backup date; new ones go last and get a free name.
 *
 * @param known - ours; those not in `held` stay as they are
 * @returns a new list, with positions
 */
export function mergeKeyrings(known: readonly Keyring[], held: readonly VaultKeyring[]): readonly Keyring[] {
  const byKey = new Map(held.map((keyring) => [keyring.id, keyring]));
  const list = known.map((keyring) => {
    const reported = byKey.get(keyring.key);
    return reported === undefined ? keyring : toKeyring(reported, keyring.name, keyring);
  });
  const isKnown = new Set(known.map(({ key }) => key));
  for (const reported of byKey.values()) {
    if (isKnown.has(reported.id)) continue;
    const taken = new Set(list.map(({ name }) => name));
    list.push(toKeyring(reported, freeName('Wallet', list.length + 1, taken), null));
  }
  return withPositions(list);
}

function toKeyring(held: VaultKeyring, name: string, known: Keyring | null): Keyring {
  const { id, type, origin, hdPath, hasPassphrase } = held;
  const accounts = toAccounts(held, known?.accounts ?? []);
  const backedUpAtMs = known?.backedUpAtMs ?? null;
  const signer = known?.signer ?? null;
  return { key: id, index: 0, type, accounts, name, hdPath, origin, hasPassphrase, backedUpAtMs, signer };
}

function toAccounts(held: VaultKeyring, known: readonly Account[]): readonly Account[] {
  const byKey = new Map(known.map((account) => [account.key, account]));
  const keyOf = ({ index }: VaultAccount) => `${held.id}/${index}`;
  const taken = new Set(held.accounts.flatMap((account) => byKey.get(keyOf(account))?.name ?? []));
  return held.accounts.map((account): Account => {
    const before = byKey.get(keyOf(account));
    const name = before?.name ?? freeName('Account', account.index + 1, taken);
    taken.add(name);
    return {
      type: held.type,
      address: account.address,
      index: account.index,
      balance: before?.balance ?? NO_KOINU,
      pubkey: account.pubkey,
      keyForm: account.keyForm,
      key: keyOf(account),
      phrase: '',
      name,
    };
  });
}
