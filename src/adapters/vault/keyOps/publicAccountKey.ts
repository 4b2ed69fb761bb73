/** The public half of an account's node, for a device that watches what this one signs. */
import { hexOfBytes } from '../../../domain/bytes.ts';
import type { AccountKey } from '../../../domain/keys/AccountKey.ts';
import { extendedPublicKey } from '../../../domain/keys/hdKeys.ts';
import { hasHardenedChildren } from '../../../domain/keys/keyPath.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { isTree, withParentNode } from './openKeys.ts';

/** A chain of an account: its last step, which public keys can walk. */
const LAST_PUBLIC_STEP = /\/\d+$/;

/**
 * That of the account which the keyring's path is a chain of, so that the other device can walk the chain itself. Null for what has
 * no such tree: a single key, what is only watched, and accounts that public keys don't derive.
 */
export async function publicAccountKey({ material, network, path }: KeyRecord): Promise<AccountKey | null> {
  if (!isTree(material) || material.origin === 'extended-public-key') return null;
  if (hasHardenedChildren(path)) return null;
  const account = path.replace(LAST_PUBLIC_STEP, '');
  const reading = { usesPassphrase: true };
  const fingerprint = await withParentNode(material, network, { ...reading, path: 'm' }, ({ key }) =>
    hexOfBytes(key.fingerprint),
  );
  const extendedKey = await withParentNode(
    material,
    network,
    { ...reading, path: account },
    extendedPublicKey,
  );
  return { extendedKey, origin: { fingerprint, path: account } };
}
