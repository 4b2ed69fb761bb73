/** Opens the private key of one account for a single task. */

import type { KeyForm } from '../../../domain/keys/ecc.ts';
import { wipeNode } from '../../../domain/keys/hdKeys.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { childKey, withParentNode } from './openKeys.ts';

/** A task with a 32-byte key, which is wiped afterwards. */
export type KeyTask<Outcome> = (privateKey: Uint8Array, keyForm: KeyForm) => Outcome;

/** The task's result; null when the record has no such account, or only watches it. */
export async function withAccountKey<Outcome>(
  record: KeyRecord,
  index: number,
  work: KeyTask<Outcome>,
): Promise<Outcome | null> {
  const { material, network, path, indexes } = record;
  if (!indexes.includes(index)) return null;
  if (material.origin === 'private-key') return work(material.key, material.keyForm);
  if (material.origin !== 'phrase' && material.origin !== 'extended-private-key') return null;
  return withParentNode(material, network, { path, usesPassphrase: true }, (parent) => {
    const child = childKey(parent, path, index);
    try {
      return child.key.privateKey ? work(child.key.privateKey, 'compressed') : null;
    } finally {
      wipeNode(child);
    }
  });
}
