/** Extended public keys of our wallets, by which other wallets know them. */
import type { Vault } from '../../ports/Vault.ts';
import type { ManagedKeyrings } from '../accounts/Keyrings.ts';
import type { Session } from '../session/Session.ts';

/** A wallet that has one. */
export interface KeyedWallet {
  readonly key: string;
  readonly name: string;
  readonly extendedKey: string;
}

/** Asks the vault for each. One that it does not give is left out: a name of a wallet is no reason to fail. */
export async function readWalletKeys(
  vault: Pick<Vault, 'accountKey'>,
  {
    keyrings,
    session,
  }: {
    readonly keyrings: Pick<ManagedKeyrings, 'keyrings'>;
    readonly session: Pick<Session, 'sessionId'>;
  },
): Promise<readonly KeyedWallet[]> {
  const found: KeyedWallet[] = [];
  for (const { key, name, type } of keyrings.keyrings) {
    if (type === 'watch') continue;
    const told = await vault.accountKey(session.sessionId, key).catch(() => null);
    if (told !== null) found.push({ key, name, extendedKey: told.extendedKey });
  }
  return found;
}
