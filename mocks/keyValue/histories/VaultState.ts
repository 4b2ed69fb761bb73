/** A vault's content as far as it matters to its owner: the password that opens it, and each wallet's accounts. */
import type { VaultKeyring } from '../../../src/ports/Vault.ts';

/** Null stands for no vault. */
export interface VaultState {
  readonly password: string;
  /** number of accounts of each wallet, by its first address */
  readonly wallets: ReadonlyMap<string, number>;
}

/** Whether a state is a valid result of a change to the one before. */
export type IsAfter = (found: VaultState | null) => boolean;

/** The state opened by a password. */
export function stateOf(password: string, keyrings: readonly VaultKeyring[]): VaultState {
  const wallets = keyrings.map(({ accounts }) => [accounts[0]?.address ?? '', accounts.length] as const);
  return { password, wallets: new Map(wallets) };
}

/** Readable: the password, and each wallet with its accounts. */
export function describeState(state: VaultState | null): string {
  if (state === null) return 'no vault';
  const wallets = [...state.wallets].map(([address, count]) => `${address} × ${count}`).sort();
  return `${state.password}: ${wallets.join(', ') || 'no wallets'}`;
}

export const isSame = (one: VaultState | null, other: VaultState | null): boolean =>
  describeState(one) === describeState(other);

/** The state with a wallet of this many accounts; 0 removes it. */
export function withWallet(state: VaultState, address: string, count: number): VaultState {
  const wallets = new Map(state.wallets);
  if (count === 0) wallets.delete(address);
  else wallets.set(address, count);
  return { ...state, wallets };
}

/** Whether a state equals another plus any one new wallet with one account. */
export function hasOneMore(found: VaultState | null, before: VaultState): boolean {
  const added = [...(found?.wallets.keys() ?? [])].filter((address) => !before.wallets.has(address));
  const [address] = added;
  return added.length === 1 && address !== undefined && isSame(found, withWallet(before, address, 1));
}
