/** Whether somebody is new here: then welcome is drawn at once, and the rest of the app comes behind it. */
import type { Ports } from '../../ports/Ports.ts';
import type { VaultFinding } from '../../ports/Vault.ts';
import { WELCOME_PATH } from '../routes/welcomePath.ts';

/** What was found. */
export interface NewcomerFinding {
  readonly isNewcomer: boolean;
  /** where a vault was looked for: what of it was there; null where that could not be told */
  readonly vault?: VaultFinding | null;
}

type Asked = Pick<Ports, 'vault' | 'state' | 'telegram'>;

/**
 * Looks. Somebody who has anything here, or with the host, is none; nor is who came by a link, or whose storage does not answer.
 *
 * @param path - where the page was opened
 * @param onSearch - called when the vault is looked for with the host, which may take a while
 */
export async function findNewcomer(
  { vault, state, telegram }: Asked,
  path: string,
  onSearch: () => void,
): Promise<NewcomerFinding> {
  const isAtStart = path === '/' || path === WELCOME_PATH;
  if (!isAtStart || telegram.info.startParam !== null || vault.exists()) return { isNewcomer: false };
  const isEmpty = await state.slices().then(
    (slices) => slices.length === 0,
    () => false,
  );
  if (!isEmpty) return { isNewcomer: false };
  onSearch();
  const found = await vault.findVault().catch(() => null);
  return { isNewcomer: found === 'none' || found === null, vault: found };
}
