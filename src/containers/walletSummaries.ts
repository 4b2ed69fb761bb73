/** Accounts and wallets for lists and menus: their kind, and last known balances. */
import type { BalanceGlance, WalletSummary } from '../components/address/WalletSummary.ts';
import type { NamedAddress } from '../domain/address/judgeRecipient.ts';
import { MAX_TOTAL, totalKoinu } from '../domain/amount/Koinu.ts';
import { isWatched, type WalletKind } from '../i18n/messages/accounts/nameWalletKind.ts';
import type { AccountStore } from '../stores/AccountStore.ts';
import type { Account } from '../stores/accounts/Account.ts';
import type { Keyring } from '../stores/accounts/Keyring.ts';
import type { Stores } from '../stores/createStores.ts';

/** The kind of a keyring, as shown to the user. */
export function walletKindOf({
  origin,
  hasPassphrase,
}: Pick<Keyring, 'origin' | 'hasPassphrase'>): WalletKind {
  switch (origin) {
    case 'extended-private-key':
      return 'extended-key';
    case 'private-key':
      return 'private-key';
    case 'extended-public-key':
      return 'watched-key';
    case 'address':
      return 'watched-address';
    case 'multisig':
      return 'multisig';
    case 'phrase':
    case '':
      return hasPassphrase ? 'words-and-passphrase' : 'words';
  }
}

/** Null while it has no account. */
export function walletSummary(keyring: Keyring): WalletSummary | null {
  const address = keyring.accounts[0]?.address ?? '';
  if (address === '') return null;
  return { key: keyring.key, name: keyring.name, address, kind: walletKindOf(keyring) };
}

/** Whether the current wallet is multisig: its payments are proposed, and signed by several people. */
export const isShared = ({ keyrings }: Pick<Stores, 'keyrings'>): boolean =>
  keyrings.current.origin === 'multisig';

/** Whether the current wallet's backup was never checked, if it has anything to back up. */
export function isBackupPrompted({ keyrings }: Pick<Stores, 'keyrings'>): boolean {
  const { current } = keyrings;
  if (keyrings.isMissing(current.key)) return false;
  return current.key !== '' && current.backedUpAtMs === null && !isWatched(walletKindOf(current));
}

/** The last known balance of all accounts of a keyring. */
export const keyringGlance = ({ accounts }: Keyring, store: AccountStore): BalanceGlance =>
  glanceOf(accounts, store);

/** The last known total of these accounts. Persisted balances that are invalid count as unknown. */
export function glanceOf(accounts: readonly Pick<Account, 'address'>[], store: AccountStore): BalanceGlance {
  const known = accounts.flatMap(({ address }) => store.knownBalance(address) ?? []);
  const total = known.reduce((sum, { amount }) => sum + amount, 0n);
  if (known.length === 0 || total > MAX_TOTAL) return { kind: 'unknown' };
  return {
    kind: 'known',
    amount: totalKoinu(total),
    isOld: known.some(({ expired }) => expired),
    isPartial: known.length < accounts.length,
  };
}

/** Null when there is no account. */
export const accountSummary = (account: Account): NamedAddress | null =>
  account.address === '' ? null : { name: account.name, address: account.address };
