/** The public half of an account's node, for a watch-only device. */
import { hexOfBytes } from '../../../domain/bytes.ts';
import type { AccountKey } from '../../../domain/keys/AccountKey.ts';
import { extendedPublicKey } from '../../../domain/keys/hdKeys.ts';
import { hasHardenedChildren } from '../../../domain/keys/keyPath.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { isTree, withParentNode } from './openKeys.ts';

/** A chain of an account: its last step, which public keys can derive. */
const LAST_PUBLIC_STEP = /\/\d+$/;

/**
 * The key of the account above the keyring's path, so that the other device can derive the chain itself. Null without such a tree:
 * a single key, a watch-only wallet, and accounts that public keys can't derive.
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
