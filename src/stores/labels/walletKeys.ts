/** Extended public keys of our wallets, by which other wallets refer to them. */
import type { Vault } from '../../ports/Vault.ts';
import type { ManagedKeyrings } from '../accounts/Keyrings.ts';
import type { Session } from '../session/Session.ts';

export interface KeyedWallet {
  readonly key: string;
  readonly name: string;
  readonly extendedKey: string;
}

/** Requests each from the vault. Failed ones are left out: labels don't need them all. */
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
    const answer = await vault.accountKey(session.sessionId, key).catch(() => null);
    if (answer !== null) found.push({ key, name, extendedKey: answer.extendedKey });
  }
  return found;
}
