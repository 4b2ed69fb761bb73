/** What a vault holds, as far as a person would miss it: the password that opens it, and the accounts of each wallet. */
import type { VaultKeyring } from '../../../src/ports/Vault.ts';

/** A vault's state. Null stands for no vault. */
export interface VaultState {
  readonly password: string;
  /** how many accounts each wallet has, by its first address */
  readonly wallets: ReadonlyMap<string, number>;
}

/** Tells whether a state may be what a change made of the one before. */
export type IsAfter = (found: VaultState | null) => boolean;

/** The state that a password opened. */
export function stateOf(password: string, keyrings: readonly VaultKeyring[]): VaultState {
  const wallets = keyrings.map(({ accounts }) => [accounts[0]?.address ?? '', accounts.length] as const);
  return { password, wallets: new Map(wallets) };
}

/** For people: the password, and each wallet with its accounts. */
export function describeState(state: VaultState | null): string {
  if (state === null) return 'no vault';
  const wallets = [...state.wallets].map(([address, count]) => `${address} × ${count}`).sort();
  return `${state.password}: ${wallets.join(', ') || 'no wallets'}`;
}

/** Whether two states are the same. */
export const isSame = (one: VaultState | null, other: VaultState | null): boolean =>
  describeState(one) === describeState(other);

/** The state with a wallet that has so many accounts; 0 for without it. */
export function withWallet(state: VaultState, address: string, count: number): VaultState {
  const wallets = new Map(state.wallets);
  if (count === 0) wallets.delete(address);
  else wallets.set(address, count);
  return { ...state, wallets };
}

/** Whether a state is another with one new wallet of one account, whichever it is. */
export function hasOneMore(found: VaultState | null, before: VaultState): boolean {
  const added = [...(found?.wallets.keys() ?? [])].filter((address) => !before.wallets.has(address));
  const [address] = added;
  return added.length === 1 && address !== undefined && isSame(found, withWallet(before, address, 1));
}
