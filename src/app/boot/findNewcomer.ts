/** Detects new users: for them the welcome screen is rendered at once, and the rest of the app loads behind it. */
import type { Ports } from '../../ports/Ports.ts';
import type { VaultFinding } from '../../ports/Vault.ts';
import { WELCOME_PATH } from '../routes/welcomePath.ts';

export interface NewcomerFinding {
  readonly isNewcomer: boolean;
  /** the result of searching for a vault; null when it could not be determined; absent: not searched */
  readonly vault?: VaultFinding | null;
}

type Asked = Pick<Ports, 'vault' | 'state' | 'telegram'>;

/**
 * Users with any data here or with the host are not new; nor those who followed a link, or whose storage does not respond.
 *
 * @param path - where the page was opened
 * @param onSearch - called before the host is searched for a vault, which may take a while
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
