/** Accounts and wallets as lists and menus show them: what they were made of, and what they held when last read. */
import type { BalanceGlance, WalletSummary } from '../components/address/WalletSummary.ts';
import type { NamedAddress } from '../domain/address/judgeRecipient.ts';
import { MAX_TOTAL, totalKoinu } from '../domain/amount/Koinu.ts';
import { isWatched, type WalletKind } from '../i18n/messages/accounts/nameWalletKind.ts';
import type { AccountStore } from '../stores/AccountStore.ts';
import type { Account } from '../stores/accounts/Account.ts';
import type { Keyring } from '../stores/accounts/Keyring.ts';
import type { Stores } from '../stores/createStores.ts';

/** What a keyring was made of, in a person's words. */
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

/** How a keyring shows itself; null while it has no account. */
export function walletSummary(keyring: Keyring): WalletSummary | null {
  const address = keyring.accounts[0]?.address ?? '';
  if (address === '') return null;
  return { key: keyring.key, name: keyring.name, address, kind: walletKindOf(keyring) };
}

/** Whether the wallet on show is one of several people: its payments are proposed, and signed by some of them. */
export const isShared = ({ keyrings }: Pick<Stores, 'keyrings'>): boolean =>
  keyrings.current.origin === 'multisig';

/** Whether the backup of the wallet on show was never checked, where there is anything to back up. */
export function isBackupPrompted({ keyrings }: Pick<Stores, 'keyrings'>): boolean {
  const { current } = keyrings;
  if (keyrings.isMissing(current.key)) return false;
  return current.key !== '' && current.backedUpAtMs === null && !isWatched(walletKindOf(current));
}

/** What all accounts of a keyring held when they were last read. */
export const keyringGlance = ({ accounts }: Keyring, store: AccountStore): BalanceGlance =>
  glanceOf(accounts, store);

/** What these accounts held together when they were last read. What was kept and is no amount counts as never read. */
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

/** An account as lists and menus show it; null while there is no account. */
export const accountSummary = (account: Account): NamedAddress | null =>
  account.address === '' ? null : { name: account.name, address: account.address };
